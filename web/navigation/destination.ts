import { useCallback, useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/**
 * Where the visitor is going, or is when nothing is under way: asked of the router itself, which knows of a step back at once, while
 * `useLocation` and `useNavigation` tell it only when React has drawn it.
 */
export function useDestination(): () => Location {
  const context = useContext(DataRouterContext);
  return useCallback(() => {
    if (context === null) throw new Error('No data router around');
    const { navigation, location } = context.router.state;
    return navigation.location ?? location;
  }, [context]);
}

/** Begins a wait; what it answers tells afterwards whether the visitor still looks at the same place or point. The camera may have moved. */
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
