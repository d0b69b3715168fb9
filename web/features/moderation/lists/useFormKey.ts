import { useState } from 'react';

interface FormOf {
  /** Values that the form has sent and the URL has not taken yet, the oldest first. */
  readonly sent: readonly string[];
  /** The values of the URL when it was last looked at. */
  readonly seen: string;
  readonly key: number;
}

/**
 * A key for a form whose fields show values of the URL. It changes with these values, so that the form is made anew
 * and shows them; but not for values that the form itself has sent, since somebody may be typing the next ones.
 * Values are compared as texts.
 */
export function useFormKey(values: string): { readonly key: number; readonly onSend: (values: string) => void } {
  const [form, setForm] = useState<FormOf>({ sent: [], seen: values, key: 0 });
  if (form.seen !== values) {
    const at = form.sent.indexOf(values);
    setForm(
      at < 0
        ? { sent: [], seen: values, key: form.key + 1 }
        : { sent: form.sent.slice(at + 1), seen: values, key: form.key },
    );
  }
  return { key: form.key, onSend: (given) => setForm((now) => ({ ...now, sent: [...now.sent, given] })) };
}
