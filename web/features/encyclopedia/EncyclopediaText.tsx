import { ChevronDown } from 'lucide-react';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Language } from '#common/languages.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import styles from './EncyclopediaText.module.css';

export interface Article {
  readonly language: Language;
  readonly title: string;
  /** Sanitised by the server. */
  readonly html: string;
  readonly shortHtml: string;
  readonly isShortened: boolean;
  readonly url: string;
  readonly licence: string;
  readonly licenceUrl: string;
}

/**
 * The first paragraph of an article, as much of it as there is room for; all of it behind "read more" (SPEC §9 "Wiki
 * text").
 */
export function EncyclopediaText({ article }: { article: Article }) {
  const { language, html, shortHtml, isShortened } = article;
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isCut = useCut(text, isOpen);
  return (
    <div className={styles.article}>
      {/*
        The HTML is safe: the server rebuilds the encyclopedia's text from a few elements and https links
        (api/outside/encyclopedia/articleHtml.ts), its links open in a new tab without access to this page, and the
        page's Content-Security-Policy runs no inline script.
      */}
      <div
        ref={text}
        id={id}
        className={styles.text}
        data-open={isOpen}
        lang={language}
        dangerouslySetInnerHTML={{ __html: isOpen ? html : shortHtml }}
      />
      {(isShortened || isCut || isOpen) && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id={isOpen ? 'encyclopedia.less' : 'encyclopedia.more'} />
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </button>
      )}
      <Credit article={article} />
    </div>
  );
}

/** The article's source and licence, and its language unless it is the reader's. */
function Credit({ article: { language, title, url, licence, licenceUrl } }: { article: Article }) {
  const own = useLanguage();
  return (
    <p className={styles.credit}>
      {language !== own && (
        <>
          <FormattedMessage id="encyclopedia.language" values={{ language }} />{' '}
        </>
      )}
      <FormattedMessage
        id="encyclopedia.credit"
        values={{
          article: (
            <a href={url} target="_blank" rel="noopener noreferrer" lang={language}>
              {title}
            </a>
          ),
          licence: (
            <a href={licenceUrl} target="_blank" rel="noopener noreferrer">
              {licence}
            </a>
          ),
        }}
      />
    </p>
  );
}

/** Whether the closed text is higher than its box. */
function useCut(text: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const { current } = text;
    if (current === null || isOpen) return undefined;
    const observer = new ResizeObserver(() => setCut(current.scrollHeight > current.clientHeight + 1));
    observer.observe(current);
    return () => observer.disconnect();
  }, [text, isOpen]);
  return isCut;
}
