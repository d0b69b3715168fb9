import type { LaunchOptions } from 'playwright';

/**
 * How tests and measurements start Chromium: headless, WebGL in software, nothing asked of anyone. `npm` scripts name
 * the program in CHROMIUM.
 */
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

/** What Playwright 1.65.1 disables (`chromiumSwitches`): of two such lists the browser takes the last alone. */
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
/** The lists under the address bar. The browser loads two pages for them in each window, at the cost of one of ours. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * How the browser tests start Chromium: without what costs as much as opening one of our pages, and composing pages in
 * software, for a graphics processor made of software composes them more slowly. It would draw each pixel of the map
 * four times to smooth edges, which no test looks at. Measurements use the options above, so that they can be compared
 * with earlier ones.
 */
export const testedChromium: LaunchOptions = {
  ...chromiumOptions,
  args: [
    ...(chromiumOptions.args ?? []),
    `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join()}`,
    '--disable-gpu-compositing',
    '--webgl-antialiasing-mode=none',
  ],
};

/**
 * The same for tests that look at no map: without WebGL the product says that it can draw none, which is half the work.
 */
export const chromiumOfPages: LaunchOptions = {
  ...testedChromium,
  args: [...(testedChromium.args ?? []), '--disable-3d-apis'],
};
