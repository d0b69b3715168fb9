import { useCallback, useEffect, useRef } from 'react';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { tellFault } from '#web/ui/feedback/tellFault.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { currentViewer } from './viewer.ts';

/** Tells of a failure by a notice where the component that would say it has gone meanwhile; nobody is told of what another user did. */
export function useTellUnseen(): (fault: Fault) => void {
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
      tellFault(fault);
  }, []);
}
