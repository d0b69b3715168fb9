import { Fragment } from 'react';
import { OutsideLink } from './OutsideLink.tsx';
import { textPieces } from './textPieces.ts';
import styles from './LinkedText.module.css';

/** A paragraph of plain text with its line breaks, in which web addresses are links. */
export function LinkedText({ text, lang, className = '' }: { text: string; lang?: string; className?: string }) {
  return (
    <p lang={lang} className={`${styles.text} ${className}`}>
      {textPieces(text).map((piece, at) =>
        piece.href === null ? (
          <Fragment key={at}>{piece.text}</Fragment>
        ) : (
          <OutsideLink key={at} href={piece.href}>
            {piece.text}
          </OutsideLink>
        ),
      )}
    </p>
  );
}
