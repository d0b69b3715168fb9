/** Answers whether something is drawn at a point of the map (pixels), which the tap then opens. */
type TapTest = (x: number, y: number) => boolean;

let takes: TapTest = () => false;

/** Lets taps that meet no place open what lies under the places. Returns a function that ends it. */
export function takeEmptyTaps(test: TapTest): () => void {
  takes = test;
  return () => {
    if (takes === test) takes = () => false;
  };
}

/** Whether a tap that met no place has opened something else. */
export function isTapTaken(x: number, y: number): boolean {
  return takes(x, y);
}
