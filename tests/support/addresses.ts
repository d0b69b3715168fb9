let addresses = 0;

/** A network address that no earlier call had, for the header of a proxy (`x-forwarded-for`). */
export function newAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** The statuses of a call that is made several times, one after the other. */
export async function statusesOf(
  times: number,
  call: (time: number) => Promise<{ readonly status: number }>,
): Promise<number[]> {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push((await call(time)).status);
  return all;
}
