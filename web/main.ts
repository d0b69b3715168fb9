import 'react-dom/client';

// Each part is evaluated in a task of its own, and started in one: a slow phone can answer in between.
setTimeout(
  () =>
    void import('./packages.ts').then(() =>
      setTimeout(() => void import('./app/start.tsx').then(({ start }) => setTimeout(start))),
    ),
);
// The text font may not take the network from the program, but need not wait for the first text.
void document.fonts.load("1em 'Atkinson Hyperlegible Next Variable'");
// What a browser does once before it writes a number takes a slow phone 150 ms: a worker does it while the page waits for its program.
void new Worker(new URL('./map/pace/numbersWarmUp.ts', import.meta.url), { type: 'module' });
