/** Parts of the route that an arrow and a page key move by. */
const ARROW_SHARE = 100;
const PAGE_SHARE = 10;

interface Way {
  readonly lengthM: number;
  /** An arrow moves no less than this. */
  readonly stepM: number;
}

/** Where a key of the keyboard moves the point of a profile, metres from the start; null for other keys. */
export function movedBy(key: string, fromM: number, { lengthM, stepM }: Way): number | null {
  const arrow = Math.max(stepM, lengthM / ARROW_SHARE);
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: fromM + arrow,
    ArrowUp: fromM + arrow,
    ArrowLeft: fromM - arrow,
    ArrowDown: fromM - arrow,
    PageUp: fromM + lengthM / PAGE_SHARE,
    PageDown: fromM - lengthM / PAGE_SHARE,
    Home: 0,
    End: lengthM,
  };
  const moved = moves[key];
  return moved === undefined ? null : Math.min(Math.max(moved, 0), lengthM);
}
