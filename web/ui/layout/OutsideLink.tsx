import type { ReactNode } from 'react';

/** A link to another site, which opens beside the page and learns nothing of it. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
