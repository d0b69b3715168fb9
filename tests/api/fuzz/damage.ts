import type { Dice } from './dice.ts';

/** A file with up to four faults: bytes changed, cut out, repeated or put in, or its end missing. */
export function damagedFile(dice: Dice, file: Buffer): Buffer {
  let made = file;
  for (let fault = 1 + dice.upTo(3); fault > 0; fault -= 1) made = damagedOnce(dice, made);
  return made;
}

function damagedOnce(dice: Dice, file: Buffer): Buffer {
  // Heads decide more than what follows: half of the faults lie in the first bytes.
  const at = dice.upTo(dice.percent(50) ? Math.min(64, file.length) : file.length);
  const length = dice.one([1, 1, 2, 4, 100, 5000]);
  const [before, after] = [file.subarray(0, at), file.subarray(at + length)];
  const faults: readonly (() => Buffer)[] = [
    () => Buffer.concat([before, Buffer.from([dice.upTo(255)]), file.subarray(at + 1)]),
    () => Buffer.concat([before, Buffer.from([(file[at] ?? 0) ^ (1 << dice.upTo(7))]), file.subarray(at + 1)]),
    () => before,
    () => Buffer.concat([before, after]),
    () => Buffer.concat([before, file.subarray(at, at + length), file.subarray(at)]),
    () => Buffer.concat([before, dice.bytes(20), file.subarray(at)]),
    () => Buffer.concat([before, Buffer.alloc(length, dice.one([0, 255, 0x30, 0x7b])), after]),
    () => Buffer.concat([before, Buffer.from(dice.text()), after]),
  ];
  return dice.one(faults)();
}
