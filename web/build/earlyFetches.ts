import type { Plugin } from 'vite';

interface EarlyFetches {
  /** The text font, which otherwise waits for the style sheet and for the first text. */
  readonly font: RegExp;
  /** A module that every page needs but no other names, so that the browser cannot know of it. */
  readonly module: RegExp;
}

/** Has the page fetch at once what it would otherwise learn of late. */
export function earlyFetches({ font, module }: EarlyFetches): Plugin {
  return {
    name: 'taival:early-fetches',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle);
        return [
          ...files.filter((file) => font.test(file)).map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
          ...files.filter((file) => module.test(file)).map((file) => link(file, { rel: 'modulepreload' })),
        ];
      },
    },
  };
}

function link(file: string, attrs: Readonly<Record<string, string>>) {
  return { tag: 'link', attrs: { ...attrs, href: `/${file}`, crossorigin: true }, injectTo: 'head' as const };
}
