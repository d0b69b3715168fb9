import path from 'node:path';
import type { Plugin } from 'vite';

const no = (...names: readonly string[]) => names.map((name) => `export const ${name} = () => false;`).join('\n');

/**
 * What embeds run in place of modules of MapLibre, by their paths in its sources. Names in Finland are in Latin
 * letters, which need neither another order nor other shapes; lines of a name are cut where MapLibre breaks them. The
 * style is ours, and is checked by its tests.
 */
const REPLACED: Readonly<Record<string, string>> = {
  'style/validate_style.ts': `
    export const validateStyle = {};
    export const SPEC_SOURCE_TYPES = new Set(['vector']);
    ${no('validateStyleAndEmit', 'emitValidationErrors', 'validateAndEmit')}`,
  'symbol/arabic_shaping.ts': 'export const applyArabicShaping = (text) => text;',
  'symbol/bidi.ts': `
    const cut = (all, breaks) => [...breaks, all.length].map((end, at) => all.slice(breaks[at - 1] ?? 0, end));
    const unbroken = (breaks, length) => breaks.filter((at) => at > 0 && at < length);
    export const processBidirectionalText = (text, breaks) => cut(text, unbroken(breaks, text.length));
    export const processStyledBidirectionalText = (text, styles, breaks) => {
      const at = unbroken(breaks, text.length);
      const indices = cut(styles, at);
      return cut(text, at).map((line, n) => [line, indices[n]]);
    };`,
  'util/unicode_properties.g.ts': no(
    'codePointAllowsIdeographicBreaking',
    'codePointHasNeutralVerticalOrientation',
    'codePointHasUprightVerticalOrientation',
    'codePointIsInComplexShapingScript',
    'codePointIsInCursiveScript',
    'codePointIsInRTLScript',
    'codePointIsWrittenWithoutSpaces',
    'codePointUsesLocalIdeographFontFamily',
    'canCombineGraphemes',
    'textCanContainGraphemeClusters',
  ),
};

/** Builds MapLibre without the checks of styles and the tables of scripts other than Latin. */
export function embedEngine(root: string): Plugin {
  const sources = path.join(root, 'node_modules/maplibre-gl/src');
  return {
    name: 'taival:embed-engine',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const code = REPLACED[path.relative(sources, id).split(path.sep).join('/')];
      return code === undefined ? null : { code, moduleType: 'js', moduleSideEffects: false };
    },
  };
}
