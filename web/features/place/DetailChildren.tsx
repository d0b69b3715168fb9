import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { formatLength } from '#common/format.ts';
import type {
  DetailChildren_attraction$data,
  DetailChildren_attraction$key,
} from '#web/__generated__/DetailChildren_attraction.graphql.ts';
import type { DetailChildrenPageQuery } from '#web/__generated__/DetailChildrenPageQuery.graphql.ts';
import { AttractionCard } from '#web/features/lists/card/AttractionCard.tsx';
import { CategoryGroups } from '#web/features/lists/CategoryGroups.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { useFocusOnNew } from '#web/ui/layout/useFocusOnNew.ts';
import styles from './DetailChildren.module.css';

const PAGE = 100;

const FRAGMENT = graphql`
  fragment DetailChildren_attraction on Attraction
  @refetchable(queryName: "DetailChildrenPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
    type
    childCount
    children(first: $count, after: $cursor) @connection(key: "DetailChildren_children") {
      edges {
        metresAlong
        node {
          attractionId
          category {
            family
            group {
              key
              name(language: $language)
              primary
              icon
            }
          }
          ...AttractionCard_attraction
        }
      }
    }
  }
`;

/**
 * The places along a route, each with its distance from the start, or inside an area; grouped by category from five
 * places on (SPEC §2).
 */
export function DetailChildren({ attractionKey }: { attractionKey: DetailChildren_attraction$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DetailChildrenPageQuery,
    DetailChildren_attraction$key
  >(FRAGMENT, attractionKey);
  const list = useRef<HTMLDivElement>(null);
  const beforeMore = useFocusOnNew(list, hasNext);
  const { edges } = data.children;
  if (edges.length === 0) return null;

  function more() {
    if (isLoadingNext) return;
    beforeMore();
    loadNext(PAGE);
  }

  return (
    <Section
      title={
        <>
          <FormattedMessage id={data.type === 'PATH' ? 'children.along' : 'children.inside'} />
          <span className={styles.count}> {data.childCount}</span>
        </>
      }
    >
      <div ref={list}>
        <ChildCards edges={edges} />
      </div>
      {hasNext && (
        <div>
          <Button aria-disabled={isLoadingNext} onClick={more}>
            <FormattedMessage id="children.more" />
          </Button>
        </div>
      )}
    </Section>
  );
}

function ChildCards({ edges }: { edges: DetailChildren_attraction$data['children']['edges'] }) {
  const intl = useIntl();
  return (
    <CategoryGroups
      items={edges}
      categoryOf={({ node }) => node.category}
      keyOf={({ node }) => node.attractionId}
      renderCard={({ node, metresAlong }, under) => (
        <AttractionCard
          attractionKey={node}
          under={under}
          note={
            typeof metresAlong === 'number'
              ? intl.formatMessage({ id: 'children.metresAlong' }, { distance: formatLength(metresAlong) })
              : null
          }
        />
      )}
    />
  );
}
