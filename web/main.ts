import './packages.ts';

// The packages are evaluated in this task and the program in the next: a slow phone can answer in between.
setTimeout(() => void import('./start.tsx'));
// The text font may not take the network from the program, but need not wait for the first text.
void document.fonts.load("1em 'Atkinson Hyperlegible Next Variable'");
