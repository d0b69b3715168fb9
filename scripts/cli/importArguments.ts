import { parseArgs } from 'node:util';
import { ImportInputError } from '#api/platform/reading.ts';
import { type Bounds, parseBounds } from '#common/geo/bounds.ts';

const OPTIONS = {
  'accept-loss': { type: 'boolean' },
  area: { type: 'string' },
  types: { type: 'string' },
  cities: { type: 'string' },
  crs: { type: 'string' },
  attribution: { type: 'string' },
} as const;

type Option = keyof typeof OPTIONS;

/** What each import is called with: a file it needs, one it may have, any number, or none. */
const IMPORTS = {
  osm: { source: 'FILE.osm.pbf', options: ['accept-loss', 'area'] },
  lipas: { source: '[FILE|URL]', options: ['accept-loss', 'area', 'types', 'cities'] },
  lois: { source: '[FILE|URL]', options: ['accept-loss', 'area'] },
  municipalities: { source: 'FILE', options: ['accept-loss'] },
  places: { source: 'FILE', options: [] },
  elevation: { source: 'FILE…', options: ['crs', 'attribution'] },
  wikipedia: { source: null, options: [] },
  starter: { source: null, options: [] },
  rollback: { source: null, options: [] },
} as const satisfies Readonly<Record<string, { readonly source: string | null; readonly options: readonly Option[] }>>;

export type ImportName = keyof typeof IMPORTS;

export interface ImportArguments {
  readonly name: ImportName;
  /** The file or URL; the first of several. */
  readonly argument: string | null;
  /** All files, of an import that takes several. */
  readonly files: readonly string[];
  readonly options: {
    readonly acceptLoss: boolean;
    readonly area: Bounds | null;
    readonly types: readonly string[] | null;
    readonly cities: readonly string[] | null;
    /** EPSG code. */
    readonly crs: number | null;
    readonly attribution: string | null;
  };
}

/**
 * Reads the command line after `npm run import --`. Throws ImportInputError with one sentence on the first thing that
 * is wrong.
 */
export function readImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parsed(args);
  const [name, ...sources] = positionals;
  if (name === undefined)
    throw new ImportInputError(`Say what to import: ${Object.keys(IMPORTS).map(usageOf).join(' | ')}.`);
  if (!isImport(name))
    throw new ImportInputError(`There is no import "${name}"; there are ${listed(Object.keys(IMPORTS))}.`);
  const { source, options }: { source: string | null; options: readonly string[] } = IMPORTS[name];
  if (sources.length > mostFiles(source)) {
    throw new ImportInputError(
      `${name} takes ${source === null ? 'no file' : 'one file'}, not ${listed(sources.map((file) => `"${file}"`))}.`,
    );
  }
  if (sources.length === 0 && source?.startsWith('FILE') === true)
    throw new ImportInputError(`${name} needs a file: ${usageOf(name)}.`);
  const refused = Object.keys(values).find((option) => !options.includes(option));
  if (refused !== undefined) throw new ImportInputError(`${name} does not take --${refused}.`);
  return {
    name,
    argument: sources[0] ?? null,
    files: sources,
    options: {
      acceptLoss: values['accept-loss'] ?? false,
      area: areaOf(values.area),
      types: list('types', values.types),
      cities: list('cities', values.cities),
      crs: crsOf(values.crs),
      attribution: values.attribution ?? null,
    },
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // Node explains further in more sentences, and offers what does not exist here.
    const [fault = ''] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/);
    throw new ImportInputError(`${fault}; there are ${listed(Object.keys(OPTIONS).map((option) => `--${option}`))}.`, {
      cause: error,
    });
  }
}

function isImport(name: string): name is ImportName {
  return Object.hasOwn(IMPORTS, name);
}

function usageOf(name: string): string {
  const source = isImport(name) ? IMPORTS[name].source : null;
  return `npm run import -- ${name}${source === null ? '' : ` ${source}`}`;
}

function areaOf(text: string | undefined): Bounds | null {
  if (text === undefined) return null;
  const area = parseBounds(text);
  if (area === null) throw new ImportInputError(`--area takes west,south,east,north in degrees, not "${text}".`);
  return area;
}

function mostFiles(source: string | null): number {
  if (source === null) return 0;
  return source.endsWith('…') ? Infinity : 1;
}

function crsOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, code] = /^(?:EPSG:)?(\d{4,6})$/i.exec(text) ?? [];
  if (code === undefined) throw new ImportInputError(`--crs takes a code such as EPSG:3067, not "${text}".`);
  return Number(code);
}

function list(option: Option, text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length === 0)
    throw new ImportInputError(`--${option} takes codes with commas between them, not "${text}".`);
  return items;
}

/** "a, b and c". */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
