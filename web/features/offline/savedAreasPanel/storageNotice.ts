/** Safari and all browsers of iPhones, but not Chromium, which names WebKit too. */
const isWebKit = (userAgent: string) => /AppleWebKit/.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent);

/**
 * Id of the text about how long saved areas stay. WebKit deletes what a site has stored after seven days without a
 * visit, whatever it has promised, except for an installed app.
 */
export function storageNotice(isPromised: boolean, isInstalled: boolean, userAgent: string) {
  if (!isInstalled && isWebKit(userAgent)) return 'saved.sevenDays';
  return isPromised ? 'saved.promised' : 'saved.notPromised';
}
