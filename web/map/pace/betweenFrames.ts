const cancels = new Map<number, () => void>();
let last = 0;

/**
 * Frames for deck.gl, each a task of its own after the one in which the map draws: together they would stop a slow phone for longer than each by itself.
 * What deck.gl changes in its layers the map draws with its next frame, as it would anyway.
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
