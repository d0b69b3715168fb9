import { Info, MessageSquare } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';
import { Links, type PageLink } from '#web/ui/layout/Links.tsx';
import type { Article, Block, Example } from './article.ts';
import styles from './ArticlePage.module.css';

const LINKS: readonly PageLink[] = [
  { to: '/v/feedback', text: 'nav.feedback', glyph: MessageSquare },
  { to: '/v/about', text: 'nav.about', glyph: Info },
];

/** A page of text: lead, sections, and links to feedback and the about page. */
export function ArticlePage() {
  const { title, lead, sections } = useLoaderData<Article>();
  return (
    <ContentPage heading={title}>
      <p>{lead}</p>
      {sections.map(({ heading, blocks }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {blocks.map((block, at) => (
            <ArticleBlock key={at} block={block} />
          ))}
        </section>
      ))}
      <Links links={LINKS} />
    </ContentPage>
  );
}

function ArticleBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('examples' in block) return <Examples examples={block.examples} />;
  const items = ('points' in block ? block.points : block.steps).map((text) => <li key={text}>{text}</li>);
  return 'points' in block ? <ul className={styles.points}>{items}</ul> : <ol className={styles.steps}>{items}</ol>;
}

/** Addresses that open beside the page. */
function Examples({ examples }: { readonly examples: readonly Example[] }) {
  return (
    <ul className={styles.points}>
      {examples.map(({ text, path }) => (
        <li key={path}>
          {text}
          <br />
          <a href={path} target="_blank" rel="noreferrer">
            <code>{decodeURI(path)}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
