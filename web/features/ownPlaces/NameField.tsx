import { OWN_PLACE_NAME_MAX } from '#common/limits.ts';
import { Field } from '#web/ui/forms/Field.tsx';
import type { Form } from '#web/ui/forms/useForm.ts';

interface Props {
  readonly form: Form;
  readonly defaultValue?: string;
}

/** The field for the name of an own place; its hint says which name an empty one gets. */
export function NameField({ form, defaultValue }: Props) {
  return (
    <Field
      name="name"
      label="ownPlace.nameField"
      hint="ownPlace.nameHint"
      autoComplete="off"
      maxLength={OWN_PLACE_NAME_MAX}
      defaultValue={defaultValue}
      fault={form.faults['name']}
      onEdited={() => form.onEdited('name')}
    />
  );
}
