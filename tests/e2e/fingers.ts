import type { CDPSession, Page } from '@playwright/test';

type Dot = readonly [x: number, y: number];

/** Fingers that go down, move along their ways together, and go up after `lastsMs` by the clock of their events. */
export async function fingers(page: Page, ways: readonly (readonly Dot[])[], lastsMs = 100): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  const steps = ways[0]?.length ?? 0;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : ways.map((way, id) => ({ id, x: way[at]?.[0] ?? 0, y: way[at]?.[1] ?? 0 })),
      timestamp: began + (at * lastsMs) / steps / 1000,
    });
  await send('touchStart', 0);
  for (let at = 1; at < steps; at += 1) await send('touchMove', at);
  await send('touchEnd', steps);
  await session.detach();
}
