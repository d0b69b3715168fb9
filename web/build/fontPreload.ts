import type { Plugin } from 'vite';

/** Has the page fetch the text font at once: otherwise it waits for the style sheet and for the first text. */
export function fontPreload(file: RegExp): Plugin {
  return {
    name: 'taival:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return Object.keys(bundle)
          .filter((name) => file.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          }));
      },
    },
  };
}
