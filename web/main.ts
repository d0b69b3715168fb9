import 'react-dom/client';

// Each part is evaluated in a task of its own: a slow phone can answer in between.
setTimeout(() => void import('./packages.ts').then(() => setTimeout(() => void import('./start.tsx'))));
// The text font may not take the network from the program, but need not wait for the first text.
void document.fonts.load("1em 'Atkinson Hyperlegible Next Variable'");
