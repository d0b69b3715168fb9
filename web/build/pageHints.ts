import type { Plugin, Rolldown } from 'vite';

interface Modules {
  /** Chunk of the program. The entry imports it; the page preloads it. */
  readonly program: string;
  /** Chunk of the map, which only some pages show. */
  readonly map: string;
  /** Folder of the texts: one module for each language. */
  readonly texts: string;
}

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/**
 * Lists in the page the files that the browser would otherwise find late. The program is preloaded; what the map needs
 * stands in a template, from which the client takes it (`web/map/pace/fetchMapCode.ts`); `languages.json` beside
 * index.html says for the server which file holds the texts of a language.
 */
export function pageHints({ program, map, texts }: Modules): Plugin {
  return {
    name: 'taival:page-hints',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((output) => {
        const language =
          output.type === 'chunk' && output.facadeModuleId?.startsWith(texts)
            ? /\/([a-z]{2})\.json$/.exec(output.facadeModuleId)?.[1]
            : undefined;
        return language === undefined ? [] : [[language, `/${output.fileName}`]];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'languages.json',
        source: JSON.stringify(Object.fromEntries(files), null, 2),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const known = new Set(Object.keys(bundle).filter((file) => html.includes(file)));
        const atOnce = filesOf(bundle, program).filter((file) => !known.has(file));
        const forMap = filesOf(bundle, map).filter((file) => !known.has(file) && !atOnce.includes(file));
        return [
          ...atOnce.map((file) => ({
            ...(file.endsWith('.css') ? style(file) : script(file)),
            injectTo: 'head' as const,
          })),
          {
            tag: 'template',
            attrs: { id: 'map-code' },
            children: forMap.map((file) => (file.endsWith('.css') ? early(file) : script(file))),
            injectTo: 'body' as const,
          },
        ];
      },
    },
  };
}

const link = (attrs: Readonly<Record<string, string | boolean>>) => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
});
const script = (file: string) => link({ rel: 'modulepreload', href: `/${file}` });
const style = (file: string) => link({ rel: 'stylesheet', href: `/${file}` });
const early = (file: string) => link({ rel: 'preload', as: 'style', href: `/${file}` });

/** The chunk of a module, the chunks that it imports, and their style sheets. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.moduleIds.includes(module));
  if (chunk === undefined) throw new Error(`${module} is in no chunk`);
  const files = new Set<string>();
  const take = (fileName: string) => {
    const output = bundle[fileName];
    if (output?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    for (const sheet of output.viteMetadata?.importedCss ?? []) files.add(sheet);
    output.imports.forEach(take);
  };
  take(chunk.fileName);
  return [...files];
}
