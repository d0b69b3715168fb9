/**
 * The oldest browsers that the built client runs in. Firefox 121 is the first with `:has()`, which several rules of
 * style need to work at all.
 */
export const OLDEST_BROWSERS = ['chrome111', 'firefox121', 'safari16.4', 'ios16.4'];
