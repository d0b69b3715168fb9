import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { createAttempts } from '#web/data/relay/attempts.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { type ImportOutcome, importOwnPlaces } from './importOwnPlaces.ts';
import { SharedFile } from './SharedFile.tsx';
import { SkippedList } from './SkippedList.tsx';
import styles from './GpxImport.module.css';

type State = { readonly is: 'idle' } | { readonly is: 'importing'; readonly name: string } | ImportOutcome;

/** Imports a GPX file that is chosen by the button or dropped, one at a time, and shows the outcome. */
export function GpxImport() {
  const [attempts] = useState(createAttempts);
  const [state, setState] = useState<State>({ is: 'idle' });
  const drop = useDrop((file) => void take(file));
  const input = useRef<HTMLInputElement>(null);
  const isImporting = state.is === 'importing';

  /** Whether the file is done with: it was imported, or never can be. */
  async function take(file: File | undefined): Promise<boolean> {
    if (file === undefined || isImporting) return false;
    setState({ is: 'importing', name: file.name });
    const outcome = await importOwnPlaces(file, attempts);
    setState(outcome);
    return outcome.is === 'done' || !outcome.mayRetry;
  }

  return (
    <div className={styles.import} {...drop}>
      <SharedFile isImporting={isImporting} onTake={take} />
      <input
        ref={input}
        type="file"
        // Without `accept`: iPhones know no type of GPX files, and would let none be chosen.
        hidden
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <OutlineButton aria-disabled={isImporting} onClick={() => !isImporting && input.current?.click()}>
        <FileUp size={20} aria-hidden="true" />
        <FormattedMessage id="gpx.import" />
      </OutlineButton>
      <p className={styles.hint}>
        <FormattedMessage id="gpx.what" />{' '}
        <span className={styles.drop}>
          <FormattedMessage id="gpx.drop" />
        </span>
      </p>
      <ImportStatus state={state} />
    </div>
  );
}

/** Properties of an element that files can be dropped on. */
function useDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
}

/** Rendered while it is empty too: screen readers announce only changes of a live region. */
function ImportStatus({ state }: { state: State }) {
  return (
    <div role="status" className={styles.status}>
      {state.is === 'importing' && (
        <>
          <progress className={styles.progress} aria-hidden="true" />
          <FormattedMessage id="gpx.importing" values={{ name: state.name }} />
        </>
      )}
      {state.is === 'done' && (
        <>
          <p>
            <FormattedMessage id="gpx.imported" values={{ count: state.count }} />
          </p>
          {state.skipped.length > 0 && <SkippedList skipped={state.skipped} />}
        </>
      )}
      {state.is === 'failed' && state.fault !== null && (
        <p className={styles.fault}>
          <FaultText fault={state.fault} />
        </p>
      )}
    </div>
  );
}
