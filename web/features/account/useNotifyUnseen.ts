import { useCallback, useEffect, useRef } from 'react';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { showFault } from '#web/ui/feedback/showFault.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { currentViewer } from './viewer.ts';

/**
 * Gives a function that shows a failure as a notice if the component is no longer mounted, so that it cannot show it
 * itself. Another user who has logged in meanwhile is not notified.
 */
export function useNotifyUnseen(): (fault: Fault) => void {
  const isShown = useRef(false);
  const writers = useRef<unknown>(null);
  useEffect(() => {
    isShown.current = true;
    writers.current = ownEnvironment();
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback((fault) => {
    if (!isShown.current && currentViewer().status === 'known' && writers.current === ownEnvironment())
      showFault(fault);
  }, []);
}
