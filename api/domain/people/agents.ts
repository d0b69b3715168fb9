/** The first that fits says the family; those that call themselves like another come before it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone|iPad|iPod\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Family of browser and system of a User-Agent header, such as `Firefox, Linux`; empty when neither is known. No
 * versions, no devices.
 */
export function agentFamily(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .map((families) => families.find(([pattern]) => pattern.test(userAgent))?.[1])
    .filter((family) => family !== undefined)
    .join(', ');
}
