import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AttractionId } from '#common/attractionId.ts';
import { TOAST_MS } from '#common/limits.ts';
import type { Fault } from '#web/components/account/fault.ts';
import { showToast } from '#web/components/feedback/toasts.ts';
import { useDraft } from '#web/state/draft.ts';
import { currentViewer } from '#web/state/viewer.ts';
import { noteDraft, saveNote } from './saveNote.ts';

export type NoteStatus = { readonly is: 'idle' | 'saving' | 'saved' } | { readonly is: 'failed'; readonly fault: Fault };

const isUser = () => currentViewer().status === 'known';

/**
 * A note as it is written: saved when `save` is called, when the page is hidden or left, and when another place is chosen. What could not
 * be saved stays as a draft, and is tried again when the note is opened the next time.
 */
export function useNote(id: AttractionId, stored: string) {
  const [draft, setDraft] = useDraft(noteDraft(id));
  const [isTouched, setTouched] = useState(draft !== '');
  const [status, setStatus] = useState<NoteStatus>({ is: 'idle' });
  const text = isTouched ? draft : stored;
  const now = useRef({ text, stored });
  /** Under way, the last one; null when none is. */
  const sent = useRef<string | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    now.current = { text, stored };
  }, [text, stored]);

  const save = useCallback(async (): Promise<void> => {
    const { text: saved, stored: before } = now.current;
    if (saved === sent.current || (sent.current === null && saved === before) || !isUser()) return;
    sent.current = saved;
    setStatus({ is: 'saving' });
    const fault = await saveNote(id, saved);
    // A later one is under way.
    if (sent.current !== saved) return;
    sent.current = null;
    if (fault !== null && !isShown.current && isUser()) showToast(fault.id, TOAST_MS, fault.values);
    setStatus(fault === null ? { is: 'saved' } : { is: 'failed', fault });
    if (fault === null && now.current.text === saved) setTouched(false);
  }, [id]);

  const begin = useEffectEvent(() => {
    if (isTouched) void save();
  });
  useEffect(() => {
    isShown.current = true;
    begin();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void save();
    };
    const onLeave = () => void save();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onLeave);
      isShown.current = false;
      void save();
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
