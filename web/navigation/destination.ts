import { useCallback, useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/**
 * Answers a function that reads the location to which a navigation leads, or the current one when none is in flight. It
 * reads the router itself, which knows of a step back at once, while `useLocation` and `useNavigation` change only when
 * React has rendered it.
 */
export function useDestination(): () => Location {
  const context = useContext(DataRouterContext);
  return useCallback(() => {
    if (context === null) throw new Error('No data router around');
    const { navigation, location } = context.router.state;
    return navigation.location ?? location;
  }, [context]);
}

/**
 * For work that ends later. Answers a function to call when the work begins; that in turn answers a function that says
 * whether the visitor still looks at the same place or point. A moved camera makes no difference.
 */
export function useStaying(): () => () => boolean {
  const destination = useDestination();
  return useCallback(() => {
    const before = shownAt(destination());
    return () => shownAt(destination()) === before;
  }, [destination]);
}

function shownAt({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get('point') ?? ''}`;
}
