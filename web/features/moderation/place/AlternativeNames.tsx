import { Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ALTERNATIVE_NAME_MAX, ALTERNATIVE_NAME_MIN } from '#common/limits.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { AlternativeNames_names$key } from '#web/__generated__/AlternativeNames_names.graphql.ts';
import { useTell } from '#web/features/moderation/useTell.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { setAlternativeName, showAliases } from './setAlternativeName.ts';
import fieldStyles from '#web/ui/forms/Field.module.css';
import styles from './PlaceModeration.module.css';

interface Props {
  readonly id: AttractionId;
  /** Of the place in the stores of the client. */
  readonly recordId: string;
  readonly namesKey: AlternativeNames_names$key;
}

/** The alternative name of a place: its field, which says what is wrong by a notice (SPEC §5, §8), and the names there are. */
export function AlternativeNames({ id, recordId, namesKey }: Props) {
  const { edges } = useFragment(namesFragment, namesKey);
  // The detail may come from a cache that was filled before the name was changed: admins see what they did.
  useEffect(() => showAliases({ id: recordId, aliases: edges.map(({ node }) => node.name) }), [recordId, edges]);
  // What was changed here takes the place of what was read.
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const aliases = changed ?? edges.map(({ node }) => node.name);
  const intl = useIntl();
  const tell = useTell();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isSending = useRef(false);

  async function change(given: string | null): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    const fault = await setAlternativeName(id, given);
    isSending.current = false;
    if (fault === null) {
      tell({ id: given === null ? 'admin.nameDeleted' : 'admin.nameDone' });
      setChanged(given === null ? [] : [given]);
    } else tell(fault);
    return fault === null;
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    const isShort = given.length < ALTERNATIVE_NAME_MIN;
    setWrong(isShort);
    if (isShort) {
      tell({ id: 'admin.nameTooShort' });
      return field.current?.focus();
    }
    if (await change(given)) setName('');
  }

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
          <li key={alias}>
            <span>{alias}</span>
            <OutlineButton
              isDangerous
              aria-label={intl.formatMessage({ id: 'admin.nameDeleteNamed' }, { name: alias })}
              onClick={() => void remove()}
            >
              <Trash2 size={20} aria-hidden="true" />
              <FormattedMessage id="admin.nameDelete" />
            </OutlineButton>
          </li>
        ))}
      </ul>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <label className={fieldStyles.label} htmlFor={fieldId}>
          <FormattedMessage id="admin.nameField" />
        </label>
        <div className={styles.line}>
          <div className={fieldStyles.frame} data-invalid={isWrong}>
            <input
              ref={field}
              id={fieldId}
              className={fieldStyles.input}
              value={name}
              maxLength={ALTERNATIVE_NAME_MAX}
              autoComplete="off"
              aria-describedby={`${fieldId}hint`}
              aria-invalid={isWrong}
              onChange={(event) => {
                setName(event.target.value);
                setWrong(false);
              }}
            />
          </div>
          <Button type="submit">
            <FormattedMessage id="admin.nameSave" />
          </Button>
        </div>
        <p id={`${fieldId}hint`} className={fieldStyles.hint}>
          <FormattedMessage id="admin.nameHint" />
        </p>
      </form>
    </div>
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
