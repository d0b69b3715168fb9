/**
 * Chunks of the client that Chromium compiles on another thread while they arrive; it would compile each function when
 * it is first called.
 */
const COMPILED_EARLY: readonly string[] = [
  'react',
  'vendor',
  'program',
  'MapView',
  'MapWorker',
  '_map-library',
  'AttractionOverlay',
];

/** First line of a built chunk: the hint by which Chromium compiles all of its functions early, else nothing. */
export function compileHint({ name }: { readonly name: string }): string {
  return COMPILED_EARLY.includes(name) ? '//# allFunctionsCalledOnLoad' : '';
}
