/** A rectangle of the screen, pixels. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** From pixels of the map to pixels of the screen; a tilted map is measured in the middle of the screen. */
export type ToScreen = (x: number, y: number) => readonly [x: number, y: number];

export function turned({ bearing = 0, pitch = 0 }: { readonly bearing?: number; readonly pitch?: number }): ToScreen {
  const angle = (-bearing * Math.PI) / 180;
  const [cos, sin, flat] = [Math.cos(angle), Math.sin(angle), Math.cos((pitch * Math.PI) / 180)];
  return (x, y) => [x * cos - y * sin, (x * sin + y * cos) * flat];
}

export function squareAt([x, y]: readonly [number, number], side: number): Box {
  return around(x, y, side, side);
}

export function around(x: number, y: number, width: number, height: number): Box {
  return { minX: x - width / 2, maxX: x + width / 2, minY: y - height / 2, maxY: y + height / 2 };
}
