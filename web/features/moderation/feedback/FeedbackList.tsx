import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { emailFault } from '#common/account/email.ts';
import { isLanguage } from '#common/languages.ts';
import type { FeedbackList_query$key } from '#web/__generated__/FeedbackList_query.graphql.ts';
import type { FeedbackListPageQuery } from '#web/__generated__/FeedbackListPageQuery.graphql.ts';
import type { FeedbackListQuery } from '#web/__generated__/FeedbackListQuery.graphql.ts';
import { LANGUAGE_NAMES } from '#web/features/language/LanguageSwitch.tsx';
import { Rows } from '#web/features/moderation/lists/Rows.tsx';
import { useListPolicy } from '#web/features/moderation/lists/useListPolicy.ts';
import { When } from '#web/features/moderation/lists/When.tsx';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import rows from '#web/features/moderation/lists/Rows.module.css';

/** The feedback that people have sent, the newest first, with the address for an answer (RULINGS 20). */
export function FeedbackList({ fetchKey }: SectionProps) {
  const fetchPolicy = useListPolicy();
  const query = useLazyLoadQuery<FeedbackListQuery>(feedbackListQuery, {}, { fetchPolicy, fetchKey });
  return <SentFeedback queryKey={query} />;
}

function SentFeedback({ queryKey }: { queryKey: FeedbackList_query$key }) {
  const { data, ...pages } = usePaginationFragment<FeedbackListPageQuery, FeedbackList_query$key>(
    queryFragment,
    queryKey,
  );
  const sent = data.feedbacks?.edges.map(({ node }) => node) ?? [];
  return (
    <Rows
      rows={sent.map(({ feedbackId, text, contact, language: asSent, created }) => {
        const language = isLanguage(asSent) ? asSent : null;
        return (
          <li key={feedbackId} className={rows.row}>
            <p className={rows.text} lang={language ?? undefined} dir="auto">
              {text}
            </p>
            <div className={rows.facts}>
              <When time={created} />
              {language && <span lang={language}>{LANGUAGE_NAMES[language]}</span>}
              <Contact contact={contact} />
            </div>
          </li>
        );
      })}
      pages={pages}
    />
  );
}

/** The sender's address for an answer: free text, mostly an e-mail address. */
function Contact({ contact }: { contact: string }) {
  if (contact === '') return <FormattedMessage id="admin.noContact" tagName="span" />;
  return emailFault(contact) === null ? (
    <a href={`mailto:${encodeURIComponent(contact)}`}>{contact}</a>
  ) : (
    <span>{contact}</span>
  );
}

const feedbackListQuery = graphql`
  query FeedbackListQuery {
    ...FeedbackList_query
  }
`;

const queryFragment = graphql`
  fragment FeedbackList_query on Query
  @refetchable(queryName: "FeedbackListPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    feedbacks(first: $count, after: $cursor) @connection(key: "FeedbackList_feedbacks") {
      edges {
        node {
          feedbackId
          text
          contact
          language
          created
        }
      }
    }
  }
`;
