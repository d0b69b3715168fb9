import { useState } from 'react';
import type { ViewScreen } from '#common/urls/viewLocation.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';

/**
 * Whether the panel is folded away, which what is opened undoes: it would not be seen. The visitor may fold it again.
 */
export function useFolded(view: ViewScreen): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(false);
  const open = view.screen === 'list' ? null : pathOf('map', view);
  const [shown, setShown] = useState(open);
  if (open !== shown) {
    setShown(open);
    if (open !== null) setFolded(false);
  }
  return [folded, setFolded];
}
