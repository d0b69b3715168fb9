/** The answer; throws when it takes longer, ms. The work that was asked for goes on. */
export function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
