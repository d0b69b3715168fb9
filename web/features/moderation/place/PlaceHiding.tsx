import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { PlaceHiding_hidden$key } from '#web/__generated__/PlaceHiding_hidden.graphql.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import { useFocusIfLost } from '#web/ui/layout/useFocusIfLost.ts';
import { HideDialog } from './HideDialog.tsx';
import { noteShownAgain, restorePlace } from './hidePlace.ts';
import styles from './PlaceModeration.module.css';

interface Props {
  readonly id: AttractionId;
  readonly hiddenKey: PlaceHiding_hidden$key;
  /** Called when the place can be shown again. */
  readonly onRestored?: () => void;
}

/** Hides a place with a reason; of a hidden one says why, and shows it again. */
export function PlaceHiding({ id, hiddenKey, onRestored }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment PlaceHiding_hidden on HiddenAttractionConnection {
        edges {
          node {
            reason
          }
        }
      }
    `,
    hiddenKey,
  );
  const [changed, setChanged] = useState<{ readonly reason: string | null } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const reason = changed === null ? (edges[0]?.node.reason ?? null) : changed.reason;
  // The button that was pressed is replaced by the other one.
  const button = useFocusIfLost<HTMLButtonElement>(reason !== null);
  function onShown() {
    setChanged({ reason: null });
    onRestored?.();
  }
  if (reason !== null) return <Hidden id={id} reason={reason} button={button} onRestored={onShown} />;
  return (
    <div className={styles.hiding}>
      <OutlineButton ref={button} isDangerous onClick={() => setAsking(true)}>
        <EyeOff size={20} aria-hidden="true" />
        <FormattedMessage id="admin.hide" />
      </OutlineButton>
      {isAsking && (
        <HideDialog id={id} onClose={() => setAsking(false)} onHidden={(given) => setChanged({ reason: given })} />
      )}
    </div>
  );
}

interface HiddenProps {
  readonly id: AttractionId;
  readonly reason: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onRestored: () => void;
}

function Hidden({ id, reason, button, onRestored }: HiddenProps) {
  const notify = useNotify();
  const { run } = useOneAtATime();

  async function restore() {
    const fault = await restorePlace(id);
    notify(fault ?? { id: 'admin.restoreDone' });
    if (fault !== null) return;
    noteShownAgain(id);
    onRestored();
  }

  return (
    <div className={styles.hiding}>
      <p>
        <FormattedMessage id="admin.hidden" /> {reason !== '' && <q>{reason}</q>}
      </p>
      <OutlineButton ref={button} onClick={() => void run(restore)}>
        <Eye size={20} aria-hidden="true" />
        <FormattedMessage id="admin.restore" />
      </OutlineButton>
    </div>
  );
}
