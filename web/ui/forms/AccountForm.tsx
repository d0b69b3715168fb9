import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import { SubmitButton } from '#web/ui/buttons/SubmitButton.tsx';
import { FaultText } from './FaultText.tsx';
import type { Form } from './useForm.ts';
import styles from './AccountForm.module.css';

interface Props extends Pick<ComponentProps<'form'>, 'action' | 'method'> {
  readonly form: Form;
  readonly submit: MessageId;
  /** Shown below the failure, such as a link to another way. */
  readonly after?: ReactNode;
  /** Shown beside the button, such as a cancel button. */
  readonly beside?: ReactNode;
  readonly isDangerous?: boolean;
  readonly children?: ReactNode;
}

/**
 * A form: its fields, the failure of the form as a whole, and the button that sends it. After a refusal the first
 * invalid field gets the focus. The browser's own checks are off, because their messages are in the browser's language,
 * not the page's.
 */
export function AccountForm({ form, submit, after, beside, isDangerous = false, children, ...attributes }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);
  return (
    <form
      {...attributes}
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit}
      aria-busy={form.isSending}
    >
      {children}
      <div role="alert" className={styles.alert}>
        {form.failure && (
          <p className={styles.failure}>
            <CircleAlert size={20} aria-hidden="true" />
            <span>
              <FaultText fault={form.failure} />
            </span>
          </p>
        )}
      </div>
      {after}
      <div className={styles.buttons}>
        <SubmitButton isSending={form.isSending} isDangerous={isDangerous}>
          <FormattedMessage id={submit} />
        </SubmitButton>
        {beside}
      </div>
    </form>
  );
}
