import { Search } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MessageId } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useFocusIfLost } from '#web/ui/layout/useFocusIfLost.ts';
import { readFilters, withFilters } from './useFilters.ts';
import { useFormKey } from './useFormKey.ts';
import styles from './Filters.module.css';

export interface FilterField {
  /** Name of the URL's parameter. */
  readonly name: string;
  readonly label: MessageId;
  readonly type?: 'search' | 'date';
  /** The values to choose from; an empty choice means all. */
  readonly options?: readonly { readonly value: string; readonly text: MessageId }[];
  /** Text of the empty choice, where it does not mean all. */
  readonly none?: MessageId;
}

/** The filters of a list. The URL holds them, so that a link and the back button restore them. */
export function Filters({ fields, isPending }: { fields: readonly FilterField[]; isPending: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const names = fields.map(({ name }) => name);
  const values = readFilters(names, search);
  const isAny = Object.values(values).some((value) => value !== '');
  const { key, onSend } = useFormKey(JSON.stringify(values));
  // Clearing makes the form anew, without the button that was pressed.
  const first = useFocusIfLost<Control>(key);

  function show(form: HTMLFormElement | null) {
    const next = withFilters(search, valuesOf(fields, form));
    if (form) onSend(JSON.stringify(readFilters(names, next)));
    void navigate({ pathname, search: next });
  }

  return (
    <search>
      <form
        key={key}
        className={styles.filters}
        data-many={fields.length > 3}
        onSubmit={(event) => {
          event.preventDefault();
          show(event.currentTarget);
        }}
        aria-busy={isPending}
      >
        {fields.map((field, at) => (
          <FilterControl
            key={field.name}
            control={at === 0 ? first : null}
            field={field}
            value={values[field.name] ?? ''}
          />
        ))}
        <Buttons isAny={isAny} onClear={() => show(null)} />
      </form>
    </search>
  );
}

/** The trimmed values of the fields of a form; empty ones without a form. */
function valuesOf(fields: readonly FilterField[], form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const given = form === null ? null : new FormData(form);
  const values = fields.map(({ name }) => {
    const value = given?.get(name);
    return [name, typeof value === 'string' ? value.trim() : ''] as const;
  });
  return Object.fromEntries(values);
}

type Control = HTMLInputElement & HTMLSelectElement;

interface ControlProps {
  readonly field: FilterField;
  readonly value: string;
  readonly control: RefObject<Control | null> | null;
}

function FilterControl({ field, value, control }: ControlProps) {
  const { name, label, type = 'search', options, none = 'admin.all' } = field;
  const intl = useIntl();
  const id = useId();
  return (
    <div className={styles.field} data-kind={options ? 'choice' : type}>
      <label htmlFor={id}>
        <FormattedMessage id={label} />
      </label>
      {options ? (
        <select ref={control} id={id} name={name} defaultValue={value}>
          <option value="">{intl.formatMessage({ id: none })}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {intl.formatMessage({ id: option.text })}
            </option>
          ))}
        </select>
      ) : (
        <input
          ref={control}
          id={id}
          name={name}
          type={type}
          defaultValue={value}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </div>
  );
}

function Buttons({ isAny, onClear }: { isAny: boolean; onClear: () => void }) {
  return (
    <div className={styles.buttons}>
      <Button type="submit">
        <Search size={20} aria-hidden="true" />
        <FormattedMessage id="admin.filter" />
      </Button>
      {isAny && (
        <OutlineButton onClick={onClear}>
          <FormattedMessage id="admin.filterClear" />
        </OutlineButton>
      )}
    </div>
  );
}
