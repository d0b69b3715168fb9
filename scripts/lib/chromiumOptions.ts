import type { LaunchOptions } from 'playwright';

/** How tests and measurements start Chromium: headless, WebGL in software, nothing asked of anyone. `npm` scripts name the program in CHROMIUM. */
export const chromiumOptions: LaunchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
    '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
  ],
};

/**
 * How the browser tests start it: pages are put together without WebGL in software, which alone takes a third of the work of a page. What a map draws
 * goes through WebGL as everywhere. Measurements do without: they are compared with those before.
 */
export const testedChromium: LaunchOptions = { ...chromiumOptions, args: [...(chromiumOptions.args ?? []), '--disable-gpu-compositing', '--disable-gpu-rasterization'] };
