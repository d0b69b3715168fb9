import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import { SubmitButton } from '#web/ui/buttons/SubmitButton.tsx';
import { FaultText } from './FaultText.tsx';
import { GONE_MS } from './gone.ts';
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
  const said = useFocusAfterRefusal(form, element);
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
      <p role="status" className="spoken">
        {said}
      </p>
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

/**
 * After a refusal the first invalid field gets the focus: screen readers then read its fault. A field that has the
 * focus already, after Enter, is not read again: then its fault is answered, for a live region.
 */
function useFocusAfterRefusal({ refusals, faults }: Form, form: RefObject<HTMLFormElement | null>): string {
  const [said, say] = useState({ refusals: 0, field: '', text: '' });
  useEffect(() => {
    const field = refusals === 0 ? null : form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return undefined;
    if (field !== document.activeElement) return field.focus();
    const fault = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    const next = { refusals, field: field.getAttribute('name') ?? '', text: fault?.textContent ?? '' };
    const timer = setTimeout(() => say(next), GONE_MS);
    return () => clearTimeout(timer);
  }, [refusals, form]);
  return said.refusals === refusals && faults[said.field] ? said.text : '';
}
