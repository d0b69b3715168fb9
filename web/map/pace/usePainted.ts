import { startTransition, useEffect, useState } from 'react';

/** True once the browser has painted the first picture of the page: what is heavy then delays no text. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(import.meta.env.VITE_WITHOUT === 'afterPaint');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}
