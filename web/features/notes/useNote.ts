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

const isUser = () => currentViewer().status === 'known';

/**
 * A note as it is written: saved when `save` is called, when the page is hidden or left, and when another place is chosen. What could not
 * be saved stays as a draft, and is tried again when the note is opened the next time.
 */
export function useNote({ id, name }: NotedPlace, stored: string) {
  const [draft, setDraft] = useDraft(noteDraft(id));
  const [isTouched, setTouched] = useState(draft !== '');
  const [status, setStatus] = useState<NoteStatus>({ is: 'idle' });
  const text = isTouched ? draft : stored;
  const now = useRef({ text, stored });
  /** Under way, the last one; null when none is. */
  const sent = useRef<string | null>(null);
  /** The text that has been written since is to be saved too. */
  const isAsked = useRef(false);
  useEffect(() => {
    now.current = { text, stored };
  }, [text, stored]);

  const notifyUnseen = useNotifyUnseen();
  const [environment] = useState(ownEnvironment);
  const isWriters = useCallback(() => isUser() && environment === ownEnvironment(), [environment]);

  const send = useCallback(
    async function send(saved: string): Promise<void> {
      sent.current = saved;
      isAsked.current = false;
      setStatus({ is: 'saving' });
      const fault = await saveNote({ id, name }, saved);
      // A later one is under way.
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
    [id, name, isWriters, notifyUnseen],
  );

  /** Two under way could arrive in the wrong order: a later text waits for the answer, unless the page is being left. */
  const save = useCallback(
    async (isLeaving = false): Promise<void> => {
      const { text: last, stored: before } = now.current;
      if (!isWriters() || last === sent.current || (sent.current === null && last === before)) return;
      if (sent.current === null || isLeaving) await send(last);
      else isAsked.current = true;
    },
    [send, isWriters],
  );

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
