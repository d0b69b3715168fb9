import { type BrowserContext, test as base } from '@playwright/test';

/** Tag of a test that looks at colours of the map or clicks on places that deck.gl has drawn. */
const DRAWN = '@drawn';

/**
 * The maps of the context's pages do all their work but paint nothing, which is a third of what a map costs in software
 * WebGL. The features that MapLibre says to show, the camera, the controls and the events do not depend on the paint.
 */
export async function leaveMapsUndrawn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const call of ['clear', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const)
      WebGL2RenderingContext.prototype[call] = () => undefined;
  });
}

/** Maps are drawn in the tests only that have the tag. */
export const test = base.extend({
  context: async ({ context }, provide, { project, tags }) => {
    if (project.name === 'maps' && !tags.includes(DRAWN)) await leaveMapsUndrawn(context);
    await provide(context);
  },
});
