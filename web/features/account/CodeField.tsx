import type { ComponentProps } from 'react';
import { Field } from '#web/ui/forms/Field.tsx';

type Props = Pick<ComponentProps<typeof Field>, 'fault' | 'hint' | 'onEdited' | 'ref'>;

/** A code of the app of a second factor, or a recovery code, named `code`. */
export function CodeField({ hint = 'field.codeHint', ...props }: Props) {
  return (
    <Field
      {...props}
      name="code"
      label="field.code"
      hint={hint}
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
