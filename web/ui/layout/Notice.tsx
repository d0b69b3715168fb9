import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Notice.module.css';

const GLYPHS = { done: CircleCheck, info: Info, warning: TriangleAlert } as const;

interface Props {
  readonly kind: keyof typeof GLYPHS;
  /** The notice replaces what the visitor has just used, so it takes the focus when it appears. */
  readonly isNews?: boolean;
  readonly children: ReactNode;
}

/** A message inside the page: of a success, an information or a warning. */
export function Notice({ kind, isNews = false, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) element.current?.focus();
  }, [isNews]);
  const Glyph = GLYPHS[kind];
  return (
    <div
      ref={element}
      className={styles.notice}
      data-kind={kind}
      role={kind === 'warning' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Glyph size={24} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
