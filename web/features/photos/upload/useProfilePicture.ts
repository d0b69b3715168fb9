import { useEffect, useRef, useState } from 'react';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { deleteProfilePicture, sendProfilePicture } from './profilePicture.ts';
import { type Prepared, prepare } from './shrink.ts';

export type PictureState =
  | { readonly is: 'idle' | 'preparing' | 'chosen' | 'deleting' }
  /** From 0 to 1: then the server works on it. */
  | { readonly is: 'sending'; readonly fraction: number }
  | { readonly is: 'failed'; readonly fault: Fault };

interface Chosen extends Prepared {
  readonly original: File;
  /** URL of the preview; null where there is none. */
  readonly url: string | null;
}

/** The picture that was chosen for the profile, and what becomes of it; `onDone` is called when the profile has changed. */
export function useProfilePicture(onDone: () => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [state, setState] = useState<PictureState>({ is: 'idle' });
  const busy = useRef(false);
  const sending = useRef<AbortController | null>(null);
  const lastChoice = useRef(0);
  useEffect(() => () => sending.current?.abort(), []);
  const url = chosen?.url ?? null;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);

  async function choose(original: File | undefined): Promise<void> {
    if (original === undefined || busy.current) return;
    lastChoice.current += 1;
    const choice = lastChoice.current;
    setState({ is: 'preparing' });
    const prepared = await prepare(original, 'profile');
    if (choice !== lastChoice.current) return;
    setChosen({ ...prepared, original, url: prepared.preview && URL.createObjectURL(prepared.preview) });
    setState({ is: 'chosen' });
  }

  function end(wrong: Fault | null, done: 'picture.saved' | 'picture.deleted'): void {
    busy.current = false;
    sending.current = null;
    if (wrong !== null) {
      setState({ is: 'failed', fault: wrong });
      return;
    }
    showToast(done);
    onDone();
  }

  async function save(): Promise<void> {
    if (chosen === null || busy.current) return;
    busy.current = true;
    setState({ is: 'sending', fraction: 0 });
    sending.current = new AbortController();
    const wrong = await sendProfilePicture(
      chosen.original,
      chosen.file,
      (fraction) => setState((before) => (before.is === 'sending' ? { is: 'sending', fraction } : before)),
      sending.current.signal,
    );
    end(wrong, 'picture.saved');
  }

  async function remove(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ is: 'deleting' });
    end(await deleteProfilePicture(), 'picture.deleted');
  }

  return { chosen, state, choose, save, remove };
}
