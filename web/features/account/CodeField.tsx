import type { ComponentProps } from 'react';
import { Field } from '#web/ui/forms/Field.tsx';

/** A code of the app of a second factor, or a recovery code, named `code`. */
export function CodeField(props: Pick<ComponentProps<typeof Field>, 'fault' | 'onEdited' | 'ref'>) {
  return (
    <Field
      {...props}
      name="code"
      label="field.code"
      hint="field.codeHint"
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
