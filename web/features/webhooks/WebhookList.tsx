import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { formatDateTime } from '#common/format.ts';
import { WEBHOOKS_PER_USER_MAX } from '#common/webhooks/limits.ts';
import type { WebhookListQuery, WebhookListQuery$data } from '#web/__generated__/WebhookListQuery.graphql.ts';
import type { WebhookListRemoveMutation } from '#web/__generated__/WebhookListRemoveMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { userFault } from '#web/features/account/userRefusal.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import type { Fault } from '#web/ui/forms/fault.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { useFocusWhenShown } from '#web/ui/layout/useFocusWhenShown.ts';
import { NewWebhook } from './NewWebhook.tsx';
import styles from './Webhooks.module.css';

/** The webhooks of the user, each with the button that removes it, and the form for a new one. */
export function WebhookList({ fetchKey }: { fetchKey: number }) {
  return (
    <OwnTexts>
      <Webhooks fetchKey={fetchKey} />
    </OwnTexts>
  );
}

type Row = NonNullable<WebhookListQuery$data['viewer']>['webhooks'][number];

function Webhooks({ fetchKey }: { fetchKey: number }) {
  const [changes, setChanges] = useState(0);
  const { viewer } = useLazyLoadQuery<WebhookListQuery>(
    webhookListQuery,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${fetchKey}-${changes}` },
  );
  const list = useFocusWhenShown<HTMLUListElement>();
  if (!viewer) return null;
  const onChanged = () => setChanges((before) => before + 1);
  return (
    <div className={styles.webhooks}>
      <FormattedMessage id="webhook.about" tagName="p" />
      <ul ref={list} className={styles.webhooks} tabIndex={-1}>
        {viewer.webhooks.map((row) => (
          <WebhookRow
            key={row.webhookId}
            row={row}
            onRemoved={() => {
              list.current?.focus();
              onChanged();
            }}
          />
        ))}
      </ul>
      {viewer.webhooks.length < WEBHOOKS_PER_USER_MAX && <NewWebhook onAdded={onChanged} />}
    </div>
  );
}

function WebhookRow({ row, onRemoved }: { readonly row: Row; readonly onRemoved: () => void }) {
  const intl = useIntl();
  const [fault, setFault] = useState<Fault | null>(null);

  async function remove(): Promise<void> {
    const result = await perform<WebhookListRemoveMutation>(removeWebhook, { input: { webhookId: row.webhookId } });
    // A webhook that is not found was removed in another window.
    if (result.is === 'done' || result.is === 'notFound') onRemoved();
    else setFault(userFault(result, { problem: 'webhook.failed' }));
  }

  return (
    <li className={styles.webhook}>
      <div>
        <bdi>{row.name}</bdi>
        <p className={styles.url}>{row.url}</p>
        <State row={row} />
      </div>
      <OutlineButton
        aria-label={intl.formatMessage({ id: 'webhook.removeNamed' }, { name: row.name })}
        onClick={() => void remove()}
      >
        <FormattedMessage id="webhook.remove" />
      </OutlineButton>
      {fault && (
        <p role="alert">
          <FaultText fault={fault} />
        </p>
      )}
    </li>
  );
}

function State({ row: { disabled, failingSince, told } }: { readonly row: Row }) {
  if (disabled) return <FormattedMessage id="webhook.disabled" tagName="p" />;
  const time = failingSince ?? told;
  if (!time) return <FormattedMessage id="webhook.untold" tagName="p" />;
  const date = formatDateTime(new Date(time));
  return (
    <p>
      <FormattedMessage id={failingSince ? 'webhook.failing' : 'webhook.told'} values={{ date }} />
    </p>
  );
}

const webhookListQuery = graphql`
  query WebhookListQuery {
    viewer {
      id
      webhooks {
        webhookId
        name
        url
        told
        failingSince
        disabled
      }
    }
  }
`;

const removeWebhook = graphql`
  mutation WebhookListRemoveMutation($input: RemoveWebhookInput!) {
    removeWebhook(input: $input) {
      ... on RemoveWebhookPayload @alias(as: "done") {
        webhookId
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
