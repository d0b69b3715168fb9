import type { ComponentProps } from 'react';
import { Field } from '#web/ui/forms/Field.tsx';

/**
 * An e-mail address, named `email`: as `username` where it says whose account is meant, as `email` where it is a new
 * one's.
 */
export function EmailField(
  props: Omit<ComponentProps<typeof Field>, 'name' | 'label' | 'type'> & {
    readonly autoComplete: 'email' | 'username';
  },
) {
  return (
    <Field
      {...props}
      name="email"
      label="field.email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
