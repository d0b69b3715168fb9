const cancels = new Map<number, () => void>();
let last = 0;

/**
 * Frames for deck.gl, each in a task of its own after the frame of the map: in one task both together would block a
 * slow phone for up to 230 ms. The map draws what deck.gl has changed with its next frame.
 */
export const betweenFrames = {
  requestAnimationFrame(callback: (time: number) => void): number {
    last += 1;
    const id = last;
    const frame = requestAnimationFrame((time) => {
      const timer = setTimeout(() => {
        cancels.delete(id);
        callback(time);
      });
      cancels.set(id, () => clearTimeout(timer));
    });
    cancels.set(id, () => cancelAnimationFrame(frame));
    return id;
  },
  cancelAnimationFrame(id: number): void {
    cancels.get(id)?.();
    cancels.delete(id);
  },
} as const;

/** Property of an overlay that passes these frames to luma.gl's loop; deck.gl's own type leaves it out. */
export const OVERLAY_FRAMES =
  import.meta.env.VITE_WITHOUT === 'separateFrames' ? {} : { animationFrameProvider: betweenFrames };
