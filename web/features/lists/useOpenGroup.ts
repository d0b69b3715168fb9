import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Which group the visitor has opened on each screen of this visit; null: all are closed. */
const chosenAt = new Map<string, string | null>();

/** Forgets this visit, as a new one would. */
export function forgetOpenGroups(): void {
  chosenAt.clear();
}

/**
 * The group that the visitor has opened on this screen: undefined until they choose, null when they have closed it. Whoever comes back from
 * a place finds the group open in which it stands.
 */
export function useOpenGroup(): readonly [chosen: string | null | undefined, choose: (key: string | null) => void] {
  const { pathname } = useLocation();
  const [latest, setLatest] = useState({ pathname, chosen: chosenAt.get(pathname) });
  const chosen = latest.pathname === pathname ? latest.chosen : chosenAt.get(pathname);
  return [
    chosen,
    (key) => {
      chosenAt.set(pathname, key);
      setLatest({ pathname, chosen: key });
    },
  ];
}
