import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { POSTED_KINDS, POSTED_TEXT_MAX } from '#common/conditions/reportKinds.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OWN_DRAFTS, useDraft } from '#web/data/draft.ts';
import { createAttempts } from '#web/data/relay/attempts.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { type Form, useForm } from '#web/ui/forms/useForm.ts';
import { ChipsField } from './ChipsField.tsx';
import { postCondition, type Post } from './postCondition.ts';
import { fieldOf, momentOf } from './timeField.ts';
import { WordsField } from './WordsField.tsx';

interface Props {
  readonly id: AttractionId;
  readonly organisation: string;
  /** The condition that is edited; null: a new one. */
  readonly posted: (Omit<Post, 'language'> & { readonly id: string }) | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/**
 * What a manager says of a place in the name of an organisation: closed, limited, groomed or a notice, with its times.
 */
export function PostConditionForm(props: Props) {
  const { organisation, onCancel } = props;
  const { form, text, setText } = usePosting(props);
  return (
    <>
      <p>
        <FormattedMessage id="conditionPost.as" values={{ organisation }} />
      </p>
      <AccountForm
        form={form}
        submit="conditionPost.send"
        method="post"
        beside={
          <OutlineButton onClick={onCancel}>
            <FormattedMessage id="report.cancel" />
          </OutlineButton>
        }
      >
        <PostFields form={form} posted={props.posted} text={text} onText={setText} />
      </AccountForm>
    </>
  );
}

interface FieldsProps extends Pick<Props, 'posted'> {
  readonly form: Form;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function PostFields({ form, posted, text, onText }: FieldsProps) {
  return (
    <>
      <ChipsField
        form={form}
        name="kind"
        legend="conditionPost.kind"
        options={POSTED_KINDS.map((value) => ({ value, text: <FormattedMessage id={`condition.${value}`} /> }))}
        chosen={posted?.kind ?? ''}
        onChoose={() => undefined}
      />
      <WordsField form={form} max={POSTED_TEXT_MAX} text={text} onText={onText} />
      {(['from', 'until'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          type="datetime-local"
          label={`conditionPost.${name}`}
          hint={`conditionPost.${name}Hint`}
          defaultValue={fieldOf(posted?.[name] ?? null)}
          fault={form.faults[name]}
          onEdited={() => form.onEdited(name)}
        />
      ))}
    </>
  );
}

function usePosting({ id, posted, onDone }: Props) {
  const [draft, setText] = useDraft(`${OWN_DRAFTS}condition.post.${posted?.id ?? id}`);
  const [attempts] = useState(createAttempts);
  const language = useLanguage();
  const kindOf = (value: string) => POSTED_KINDS.find((one) => one === value);
  const form = useForm({
    check: (value) => ({ kind: kindOf(value('kind')) === undefined ? { id: 'conditionPost.choose' } : null }),
    send: async (value) => {
      const kind = kindOf(value('kind'));
      if (kind === undefined) return { faults: { kind: { id: 'conditionPost.choose' } } };
      const times = { from: momentOf(value('from')), until: momentOf(value('until')) };
      const post = { kind, text: value('text').trim(), language, ...times };
      const attempt = attempts.of(JSON.stringify(post));
      const refusal = await postCondition({ place: id, post, editedId: posted?.id ?? null, attempt });
      if (refusal !== null) return refusal;
      attempts.settle();
      setText('');
      onDone();
      return null;
    },
    problem: 'conditionPost.failed',
  });
  return { form, text: draft === '' ? (posted?.text ?? '') : draft, setText };
}
