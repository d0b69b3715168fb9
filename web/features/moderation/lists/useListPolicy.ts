import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * How a list is loaded: anew, but on a way back in the history from the store, which still has the pages that were
 * loaded by "Show more". Deferred as the filters are (`useFilters`), so that both change at once.
 */
export function useListPolicy(): 'store-or-network' | 'store-and-network' {
  return useDeferredValue(useNavigationType() === 'POP' ? 'store-or-network' : 'store-and-network');
}
