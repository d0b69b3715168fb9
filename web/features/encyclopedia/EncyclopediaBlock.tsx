import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type {
  EncyclopediaBlockQuery,
  EncyclopediaBlockQuery$data,
} from '#web/__generated__/EncyclopediaBlockQuery.graphql.ts';
import { useOptionalAnswer } from '#web/data/relay/useOptionalAnswer.ts';
import { OutsideTexts } from '#web/i18n/OutsideTexts.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { doubles } from './doubles.ts';
import { type Article, EncyclopediaText } from './EncyclopediaText.tsx';

interface Props {
  readonly id: AttractionId;
  /** The place's own text, which stands above the article. */
  readonly ownText: string;
  readonly skeleton: ReactNode;
  /** Called when the answer is there, with whether there is something to show. */
  readonly onAnswer: (hasContent: boolean) => void;
}

/**
 * The beginning of the article about a place, in the reader's language where there is one. Nothing when there is no
 * article (SPEC §8), or when it only repeats the place's own text.
 */
export function EncyclopediaBlock({ id, ownText, skeleton, onAnswer }: Props) {
  const language = useLanguage();
  const variables = useMemo(() => ({ id, language }), [id, language]);
  const answer = useOptionalAnswer<EncyclopediaBlockQuery>('encyclopedia', encyclopediaBlockQuery, variables);
  const article = useMemo(
    () => (answer.status === 'here' ? readArticle(answer.data, ownText) : null),
    [answer, ownText],
  );
  const isAnswered = answer.status !== 'asking';
  const hasContent = article !== null;
  useEffect(() => {
    if (isAnswered) onAnswer(hasContent);
  }, [isAnswered, hasContent, onAnswer]);
  return (
    <Suspense fallback={skeleton}>
      <OutsideTexts>{article === null ? skeleton : <EncyclopediaText article={article} />}</OutsideTexts>
    </Suspense>
  );
}

function readArticle({ attraction }: EncyclopediaBlockQuery$data, ownText: string): Article | null {
  if (attraction.__typename !== 'Attraction' || attraction.encyclopedia?.__typename !== 'EncyclopediaText') return null;
  const { encyclopedia } = attraction;
  return doubles(ownText, { whole: textOf(encyclopedia.html), beginning: textOf(encyclopedia.shortHtml) })
    ? null
    : encyclopedia;
}

/** The text of HTML. A document made by DOMParser runs no scripts and loads no images. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

const encyclopediaBlockQuery = graphql`
  query EncyclopediaBlockQuery($id: AttractionId!, $language: Language!) {
    attraction(id: $id) {
      __typename
      ... on Attraction {
        encyclopedia(language: $language) {
          __typename
          ... on EncyclopediaText {
            html
            isShortened
            language
            licence
            licenceUrl
            shortHtml
            title
            url
          }
        }
      }
    }
  }
`;
