import { useEffect, useState } from 'react';
import { HOUR_MS } from '#common/time.ts';
import { startOfHour } from '#common/weather.ts';

/** The start of the present hour, in ms; updates when the next hour begins. */
export function useHour(): number {
  const [hour, setHour] = useState(() => startOfHour(Date.now()));
  useEffect(() => {
    const timer = setTimeout(() => setHour(startOfHour(Date.now())), Math.max(1000, hour + HOUR_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [hour]);
  return hour;
}
