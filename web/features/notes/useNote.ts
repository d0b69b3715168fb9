import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft } from '#web/data/draft.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { useNotifyUnseen } from '#web/features/account/useNotifyUnseen.ts';
import { currentViewer } from '#web/features/account/viewer.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { type NotedPlace, noteDraft, saveNote } from './saveNote.ts';

export type NoteStatus =
  | { readonly is: 'idle' | 'saving' | 'saved' }
  | { readonly is: 'failed'; readonly fault: Fault };

/**
 * A note as it is written: saved when `save` is called, when the page is hidden or left, and when another place is
 * chosen. A text that could not be saved stays as a draft, and is sent again when the note is opened the next time.
 */
export function useNote(place: NotedPlace, stored: string) {
  const [draft, setDraft] = useDraft(noteDraft(place.id));
  const [isTouched, setTouched] = useState(draft !== '');
  const text = isTouched ? draft : stored;
  const { status, setStatus, save } = useSaving(place, { text, stored }, setTouched);
  useSaveOnLeaving(save, isTouched);
  return {
    text,
    status,
    save,
    setText(next: string) {
      setDraft(next);
      setTouched(true);
      setStatus({ is: 'idle' });
    },
  };
}

interface Written {
  readonly text: string;
  readonly stored: string;
}

type Save = (isLeaving?: boolean) => Promise<void>;

/** Saves the text as it is at that moment. Once it has arrived, `setTouched` is called: the stored note shows again. */
function useSaving({ id, name }: NotedPlace, { text, stored }: Written, setTouched: (isTouched: false) => void) {
  const [status, setStatus] = useState<NoteStatus>({ is: 'idle' });
  const now = useRef({ text, stored });
  /** The text of the last request in flight; null when there is none. */
  const sent = useRef<string | null>(null);
  /** The text that was written since that request is to be saved too. */
  const isAsked = useRef(false);
  useEffect(() => {
    now.current = { text, stored };
  }, [text, stored]);
  const notifyUnseen = useNotifyUnseen();
  const isWriters = useIsWriters();

  const send = useCallback(
    async function send(saved: string): Promise<void> {
      sent.current = saved;
      isAsked.current = false;
      setStatus({ is: 'saving' });
      const fault = await saveNote({ id, name }, saved);
      // A later request is in flight.
      if (sent.current !== saved) return;
      sent.current = null;
      if (fault !== null) {
        notifyUnseen(fault);
        return setStatus({ is: 'failed', fault });
      }
      const { text: last } = now.current;
      setStatus({ is: last === saved ? 'saved' : 'idle' });
      if (last === saved) setTouched(false);
      else if (isAsked.current && isWriters()) await send(last);
    },
    [id, name, isWriters, notifyUnseen, setTouched],
  );

  /**
   * Two requests in flight could arrive in the wrong order: a later text is sent after the answer, unless the page is
   * being left.
   */
  const save: Save = useCallback(
    async (isLeaving = false) => {
      const { text: last, stored: before } = now.current;
      if (!isWriters() || last === sent.current || (sent.current === null && last === before)) return;
      if (sent.current === null || isLeaving) await send(last);
      else isAsked.current = true;
    },
    [send, isWriters],
  );
  return { status, setStatus, save };
}

/** Gives a function that says whether the user who is logged in is still the one who writes. */
function useIsWriters(): () => boolean {
  const [environment] = useState(ownEnvironment);
  return useCallback(() => currentViewer().status === 'known' && environment === ownEnvironment(), [environment]);
}

/** Saves a draft that was left behind at once, and the text when the page is hidden or left, or the component is. */
function useSaveOnLeaving(save: Save, isTouched: boolean): void {
  const begin = useEffectEvent(() => {
    if (isTouched) void save();
  });
  useEffect(() => {
    begin();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void save(true);
    };
    const onLeave = () => void save(true);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onLeave);
      void save(true);
    };
  }, [save]);
}
