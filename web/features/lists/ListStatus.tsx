import type { ReactNode } from 'react';
import { useLate } from '#web/ui/feedback/useLate.ts';

/** Screen readers announce what changes in a status that they have known for a moment, in milliseconds. */
const KNOWN_MS = 100;

interface Props {
  readonly className?: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/**
 * What is announced of a list: its title, for screen readers only, and how many places it has or why it is empty. A
 * list that another replaces brings a status of its own; the title comes a moment later, so that it is announced.
 */
export function ListStatus({ className, title, children }: Props) {
  const isKnown = useLate(KNOWN_MS);
  return (
    <div role="status" className={className}>
      {isKnown && children && (
        <span className="spoken">
          {title}
          {': '}
        </span>
      )}
      {children}
    </div>
  );
}
