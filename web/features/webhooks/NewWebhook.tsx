import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { parseBounds } from '#common/geo/bounds.ts';
import { WEBHOOK_NAME_MAX, WEBHOOK_URL_MAX } from '#common/webhooks/limits.ts';
import type { NewWebhookMutation } from '#web/__generated__/NewWebhookMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import type { Fault } from '#web/ui/forms/fault.ts';
import { Field } from '#web/ui/forms/Field.tsx';
import { type Refusal, useForm } from '#web/ui/forms/useForm.ts';
import { Notice } from '#web/ui/layout/Notice.tsx';
import styles from './Webhooks.module.css';

/** The form for a new webhook; its secret is shown once, until it is closed. */
export function NewWebhook({ onAdded }: { readonly onAdded: () => void }) {
  const [secret, setSecret] = useState('');
  if (secret === '') return <WebhookForm onAdded={setSecret} />;
  const close = () => {
    setSecret('');
    onAdded();
  };
  return (
    <Notice kind="done" isNews>
      <FormattedMessage id="webhook.secret" tagName="p" />
      <p>
        <code className={styles.url}>{secret}</code>
      </p>
      <p>
        <OutlineButton onClick={close}>
          <FormattedMessage id="webhook.stored" />
        </OutlineButton>
      </p>
    </Notice>
  );
}

const FIELDS = ['name', 'url', 'bounds', 'category'] as const;
type FieldName = (typeof FIELDS)[number];

/** The fault of each field. */
const FAULTS: Readonly<Record<FieldName, Fault>> = {
  name: { id: 'webhook.nameMissing' },
  url: { id: 'webhook.urlInvalid' },
  bounds: { id: 'webhook.boundsInvalid' },
  category: { id: 'webhook.categoryUnknown' },
};

function WebhookForm({ onAdded }: { readonly onAdded: (secret: string) => void }) {
  const form = useForm({
    check: (value) => ({
      name: value('name').trim() === '' ? FAULTS.name : null,
      url: value('url').trim().startsWith('https://') ? null : FAULTS.url,
      bounds: value('bounds').trim() === '' || parseBounds(value('bounds').trim()) !== null ? null : FAULTS.bounds,
    }),
    send: async (value) => {
      const bounds = parseBounds(value('bounds').trim());
      const category = value('category').trim();
      const result = await perform<NewWebhookMutation>(addWebhook, {
        input: { name: value('name'), url: value('url'), bounds, category: category === '' ? null : category },
      });
      if (result.is !== 'done') return userRefusal(result, { invalid: refusalOfField, problem: 'webhook.failed' });
      onAdded(result.done.secret);
      return null;
    },
    problem: 'webhook.failed',
  });
  const shared = (name: FieldName) => ({ name, fault: form.faults[name], onEdited: () => form.onEdited(name) });
  return (
    <AccountForm form={form} submit="webhook.add" method="post">
      <Field {...shared('name')} label="webhook.name" maxLength={WEBHOOK_NAME_MAX} autoComplete="off" />
      <Field
        {...shared('url')}
        label="webhook.url"
        hint="webhook.urlHint"
        type="url"
        maxLength={WEBHOOK_URL_MAX}
        autoComplete="off"
      />
      <Field {...shared('bounds')} label="webhook.bounds" hint="webhook.boundsHint" autoComplete="off" />
      <Field {...shared('category')} label="webhook.category" hint="webhook.categoryHint" autoComplete="off" />
    </AccountForm>
  );
}

function refusalOfField(parameterName: string, detail: string): Refusal | null {
  if (detail === 'tooMany') return { failure: { id: 'webhook.tooMany' } };
  const field = FIELDS.find((name) => name === parameterName);
  return field === undefined ? null : { faults: { [field]: FAULTS[field] } };
}

const addWebhook = graphql`
  mutation NewWebhookMutation($input: AddWebhookInput!) {
    addWebhook(input: $input) {
      ... on AddWebhookPayload @alias(as: "done") {
        secret
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
