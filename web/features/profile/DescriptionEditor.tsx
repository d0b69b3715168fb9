import { useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { PROFILE_DESCRIPTION_MAX } from '#common/limits.ts';
import type { DescriptionEditorMutation } from '#web/__generated__/DescriptionEditorMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { loadViewer } from '#web/features/account/session.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { ofField } from '#web/ui/forms/failureTexts.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { useFocusAtEnd } from '#web/ui/forms/useFocusAtEnd.ts';
import { type Form, useForm } from '#web/ui/forms/useForm.ts';
import styles from './DescriptionEditor.module.css';

interface Props {
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** Edits the description of the user's own profile. The text stays as a draft until it is saved (SPEC §5). */
export function DescriptionEditor({ draft, onDraft, onSaved, onCancel }: Props) {
  const form = useDescriptionForm(draft, onSaved);
  return (
    <AccountForm
      form={form}
      submit="profile.save"
      method="post"
      beside={
        <OutlineButton onClick={onCancel}>
          <FormattedMessage id="profile.cancel" />
        </OutlineButton>
      }
    >
      <DescriptionField draft={draft} form={form} onDraft={onDraft} />
    </AccountForm>
  );
}

function useDescriptionForm(draft: string, onSaved: () => void): Form {
  return useForm({
    check: () => ({}),
    send: async () => {
      const result = await perform<DescriptionEditorMutation>(updateProfile, { input: { description: draft } });
      if (result.is !== 'done') {
        return userRefusal(result, {
          invalid: ofField('description', () => ({ id: 'profile.saveFailed' })),
          problem: 'profile.saveFailed',
        });
      }
      await loadViewer();
      showToast('profile.saved');
      onSaved();
      return null;
    },
    problem: 'profile.saveFailed',
  });
}

function DescriptionField({ draft, form, onDraft }: Pick<Props, 'draft' | 'onDraft'> & { readonly form: Form }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusAtEnd(field);
  const fault = form.faults['description'];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FormattedMessage id="profile.description" />
      </label>
      <textarea
        ref={field}
        id={id}
        name="description"
        className={styles.text}
        rows={6}
        maxLength={PROFILE_DESCRIPTION_MAX}
        aria-describedby={`${id}hint ${id}left`}
        aria-invalid={Boolean(fault)}
        value={draft}
        onChange={(event) => {
          onDraft(event.target.value.slice(0, PROFILE_DESCRIPTION_MAX));
          form.onEdited('description');
        }}
      />
      <Hint id={id} left={PROFILE_DESCRIPTION_MAX - draft.length} />
      {fault && (
        <p className={styles.fault} role="alert">
          <FaultText fault={fault} />
        </p>
      )}
    </div>
  );
}

/** That everybody sees the description, and how many characters are left. */
function Hint({ id, left }: { id: string; left: number }) {
  return (
    <p className={styles.hint}>
      <span id={`${id}hint`}>
        <FormattedMessage id="profile.public" />
      </span>
      <span id={`${id}left`}>
        <FormattedMessage id="feedback.left" values={{ count: left }} />
      </span>
    </p>
  );
}

const updateProfile = graphql`
  mutation DescriptionEditorMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      ... on UpdateProfilePayload @alias(as: "done") {
        clientMutationId
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
