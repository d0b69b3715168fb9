import type { LaunchOptions } from 'playwright';

/** How tests and measurements start Chromium: headless, WebGL in software, nothing asked of anyone. `npm` scripts name the program in CHROMIUM. */
export const chromiumOptions: LaunchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
};

/** What Playwright switches off (1.65.1, `chromiumSwitches`): of two lists on the command line the browser takes the last alone. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The lists under the address bar, pages of the browser's own: each new window loads two, which costs as much as a page of ours. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * How the browser tests start it: without what takes more than half of the work of a page that is opened in a browser of its own. Pages are put together
 * without WebGL in software; what a map draws goes through it as everywhere. Measurements do without: they are compared with those before.
 */
export const testedChromium: LaunchOptions = {
  ...chromiumOptions,
  args: [
    ...(chromiumOptions.args ?? []),
    '--disable-gpu-compositing',
    '--disable-gpu-rasterization',
    `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join()}`,
  ],
};
