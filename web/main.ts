// First, that is before React is evaluated.
import './map/pace/fetchMapEarly.ts';
import 'react-dom/client';

// Packages and program are evaluated each in a task of its own, and the program starts in another: a slow phone answers
// the visitor in between.
if (import.meta.env.VITE_WITHOUT === 'packagesFirst') void startProgram();
else setTimeout(() => void import('./packages.ts').then(() => setTimeout(() => void startProgram())));

async function startProgram(): Promise<void> {
  const { start } = await import('./app/start.tsx');
  setTimeout(start);
}

// The text font is requested after the scripts, which are more urgent, and before the first text needs it.
void document.fonts.load("1em 'Atkinson Hyperlegible Next Variable'");
if (import.meta.env.VITE_WITHOUT !== 'numberFormats')
  void new Worker(new URL('./map/pace/numbersWarmUp.ts', import.meta.url), { type: 'module' });
