import { createSemaphore } from '#api/platform/semaphore.ts';

/** Pieces that a drawer draws or has lying ready: the next need not wait until a drawn one is taken over. */
const HANDED_OVER = 2;

interface Drawer<Piece, Drawn> {
  /** Pieces that it has yet to draw. */
  readonly queued: number;
  draw(piece: Piece): Promise<Drawn>;
}

/**
 * Has pieces drawn by `count` drawers, in the order in which they are asked for. A piece goes to the drawer that is
 * free first, not behind one that takes long. `drawers` may be filled later, before the first piece.
 */
export function byFreeDrawer<Piece, Drawn>(
  drawers: readonly Drawer<Piece, Drawn>[],
  count: number,
): (piece: Piece) => Promise<Drawn> {
  const handing = createSemaphore(count * HANDED_OVER, Infinity);
  return (piece) =>
    handing.run(async () => {
      const [drawer] = drawers.toSorted((a, b) => a.queued - b.queued);
      if (drawer === undefined) throw new Error('Base tiles are drawn before the land is known');
      return drawer.draw(piece);
    });
}
