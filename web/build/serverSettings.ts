import type { Plugin } from 'vite';

/**
 * While developing, takes the settings that the running server writes into its own page; without a server the page has
 * none.
 */
export function serverSettings(server: string): Plugin {
  return {
    name: 'taival:server-settings',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await fetch(`${server}/v/map/none`).then(
        (response) => response.text(),
        () => '',
      );
      const settings = /<script id="taival-config"[^>]*>[^<]*<\/script>/.exec(page)?.[0] ?? '';
      return html.replace('</head>', () => `${settings}</head>`);
    },
  };
}
