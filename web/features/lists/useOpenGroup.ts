import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The group that the visitor opened on each screen of this visit, by path; null: the visitor closed all. */
const chosenAt = new Map<string, string | null>();

/** Drops the groups of this visit, for tests that begin a new one. */
export function resetOpenGroups(): void {
  chosenAt.clear();
}

/**
 * The group that the visitor opened on this screen: undefined until they choose, null when they closed it. It is
 * preserved during the visit, so that the way back from a place leads to the same open group.
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
