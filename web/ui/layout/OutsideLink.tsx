import type { ReactNode } from 'react';

interface Props {
  readonly href: string;
  /** Code of the language of the text and of the page it leads to, where it is known. */
  readonly language?: string;
  readonly children: ReactNode;
}

/** A link to another site, which opens beside the page and learns nothing of it. */
export function OutsideLink({ href, language, children }: Props) {
  return (
    <a href={href} lang={language} hrefLang={language} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
