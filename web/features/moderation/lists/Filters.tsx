import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MessageId } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { readFilters, withFilters } from './useFilters.ts';
import styles from './Filters.module.css';

export interface FilterField {
  /** Of the parameter in the URL. */
  readonly name: string;
  readonly label: MessageId;
  readonly type?: 'search' | 'date';
  /** A choice between these, besides all. */
  readonly options?: readonly { readonly value: string; readonly text: MessageId }[];
  /** What an empty choice means, where that is not all. */
  readonly none?: MessageId;
}

/** What a list is filtered by; the URL holds it, so that it can be linked and back returns to it. */
export function Filters({ fields, isPending }: { fields: readonly FilterField[]; isPending: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const values = readFilters(
    fields.map(({ name }) => name),
    search,
  );
  const isAny = Object.values(values).some((value) => value !== '');

  function show(form: HTMLFormElement | null) {
    const given = form === null ? null : new FormData(form);
    const changes = fields.map(({ name }) => {
      const value = given?.get(name);
      return [name, typeof value === 'string' ? value.trim() : ''] as const;
    });
    void navigate({ pathname, search: withFilters(search, Object.fromEntries(changes)) });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    show(event.currentTarget);
  }

  return (
    <search>
      {/* Another URL is another beginning: the fields show what it says. */}
      <form
        key={JSON.stringify(values)}
        className={styles.filters}
        data-many={fields.length > 3}
        onSubmit={onSubmit}
        aria-busy={isPending}
      >
        {fields.map((field) => (
          <FilterControl key={field.name} field={field} value={values[field.name] ?? ''} />
        ))}
        <div className={styles.buttons}>
          <Button type="submit">
            <Search size={20} aria-hidden="true" />
            <FormattedMessage id="admin.filter" />
          </Button>
          {isAny && (
            <OutlineButton onClick={() => show(null)}>
              <FormattedMessage id="admin.filterClear" />
            </OutlineButton>
          )}
        </div>
      </form>
    </search>
  );
}

function FilterControl({
  field: { name, label, type = 'search', options, none = 'admin.all' },
  value,
}: {
  field: FilterField;
  value: string;
}) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={styles.field} data-kind={options ? 'choice' : type}>
      <label htmlFor={id}>
        <FormattedMessage id={label} />
      </label>
      {options ? (
        <select id={id} name={name} defaultValue={value}>
          <option value="">{intl.formatMessage({ id: none })}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {intl.formatMessage({ id: option.text })}
            </option>
          ))}
        </select>
      ) : (
        <input
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
