import { Trash2 } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ALTERNATIVE_NAME_MAX, ALTERNATIVE_NAME_MIN } from '#common/limits.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { AlternativeNames_names$key } from '#web/__generated__/AlternativeNames_names.graphql.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import { setAlternativeName, showAliases } from './setAlternativeName.ts';
import fieldStyles from '#web/ui/forms/Field.module.css';
import styles from './PlaceModeration.module.css';

interface Props {
  readonly id: AttractionId;
  /** Relay id of the place. */
  readonly recordId: string;
  readonly namesKey: AlternativeNames_names$key;
}

/** The alternative names of a place, with a field that sets the name; its faults show as notices (SPEC §5, §8). */
export function AlternativeNames({ id, recordId, namesKey }: Props) {
  const { edges } = useFragment(namesFragment, namesKey);
  // A cache filled before the change may have answered for the place: admins still see what they changed.
  useEffect(() => showAliases({ id: recordId, aliases: edges.map(({ node }) => node.name) }), [recordId, edges]);
  const { changed, change } = useChange(id);
  const aliases = changed ?? edges.map(({ node }) => node.name);
  const field = useRef<HTMLInputElement>(null);

  async function remove() {
    if (await change(null)) field.current?.focus();
  }

  return (
    <div className={styles.names}>
      <h3>
        <FormattedMessage id="admin.names" />
      </h3>
      <ul className={styles.rows}>
        {aliases.map((alias) => (
          <AliasRow key={alias} alias={alias} onRemove={() => void remove()} />
        ))}
      </ul>
      <NameForm field={field} change={change} />
    </div>
  );
}

/** Changes the name, one change at a time. `changed` are the names since the last change; null before the first. */
function useChange(id: AttractionId) {
  const notify = useNotify();
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const { run } = useOneAtATime();

  /** Returns whether the name was changed. */
  async function change(given: string | null): Promise<boolean> {
    const fault = await setAlternativeName(id, given);
    if (fault === null) {
      notify({ id: given === null ? 'admin.nameDeleted' : 'admin.nameDone' });
      setChanged(given === null ? [] : [given]);
    } else notify(fault);
    return fault === null;
  }

  return { changed, change: async (given: string | null) => (await run(() => change(given))) === true };
}

function AliasRow({ alias, onRemove }: { alias: string; onRemove: () => void }) {
  const intl = useIntl();
  return (
    <li>
      <span>{alias}</span>
      <OutlineButton
        isDangerous
        aria-label={intl.formatMessage({ id: 'admin.nameDeleteNamed' }, { name: alias })}
        onClick={onRemove}
      >
        <Trash2 size={20} aria-hidden="true" />
        <FormattedMessage id="admin.nameDelete" />
      </OutlineButton>
    </li>
  );
}

interface NameFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly change: (given: string) => Promise<boolean>;
}

function NameForm({ field, change }: NameFormProps) {
  const notify = useNotify();
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    const isShort = given.length < ALTERNATIVE_NAME_MIN;
    setWrong(isShort);
    if (isShort) {
      notify({ id: 'admin.nameTooShort' });
      return field.current?.focus();
    }
    if (await change(given)) setName('');
  }

  function write(next: string) {
    setName(next);
    setWrong(false);
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <NameField field={field} name={name} isWrong={isWrong} onName={write} />
    </form>
  );
}

interface NameFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly name: string;
  readonly isWrong: boolean;
  readonly onName: (name: string) => void;
}

function NameField({ field, name, isWrong, onName }: NameFieldProps) {
  const id = useId();
  return (
    <>
      <label className={fieldStyles.label} htmlFor={id}>
        <FormattedMessage id="admin.nameField" />
      </label>
      <div className={styles.line}>
        <div className={fieldStyles.frame} data-invalid={isWrong}>
          <input
            ref={field}
            id={id}
            className={fieldStyles.input}
            value={name}
            maxLength={ALTERNATIVE_NAME_MAX}
            autoComplete="off"
            aria-describedby={`${id}hint`}
            aria-invalid={isWrong}
            onChange={(event) => onName(event.target.value)}
          />
        </div>
        <Button type="submit">
          <FormattedMessage id="admin.nameSave" />
        </Button>
      </div>
      <p id={`${id}hint`} className={fieldStyles.hint}>
        <FormattedMessage id="admin.nameHint" />
      </p>
    </>
  );
}

const namesFragment = graphql`
  fragment AlternativeNames_names on AlternativeNameConnection {
    edges {
      node {
        name
      }
    }
  }
`;
