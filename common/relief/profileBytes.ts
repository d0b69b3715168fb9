/**
 * Heights of a profile as bytes, for a table of 20,000 routes: in decimetres, the first height as a number of four
 * bytes, then the difference to the one before in two bytes each, big-endian.
 */

const FIRST_BYTES = 4;
const STEP_BYTES = 2;

export function profileBytes(heightsM: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, FIRST_BYTES + STEP_BYTES * (heightsM.length - 1)));
  const view = new DataView(bytes.buffer);
  let last = 0;
  for (const [i, height] of heightsM.entries()) {
    const decimetres = Math.round(height * 10);
    if (i === 0) view.setInt32(0, decimetres);
    else view.setInt16(FIRST_BYTES + STEP_BYTES * (i - 1), decimetres - last);
    last = decimetres;
  }
  return bytes;
}

/** Metres, to a decimetre. */
export function heightsOfBytes(bytes: Uint8Array): number[] {
  if (bytes.length < FIRST_BYTES) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let last = view.getInt32(0);
  const heightsM = [last / 10];
  for (let at = FIRST_BYTES; at < bytes.length; at += STEP_BYTES) {
    last += view.getInt16(at);
    heightsM.push(last / 10);
  }
  return heightsM;
}
