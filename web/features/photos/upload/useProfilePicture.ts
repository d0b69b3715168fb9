import { type RefObject, useEffect, useRef, useState } from 'react';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { deleteProfilePicture, sendProfilePicture } from './profilePicture.ts';
import { type Prepared, prepare } from './shrink.ts';

export type PictureState =
  | { readonly is: 'idle' | 'preparing' | 'chosen' | 'deleting' }
  /** The part that has been sent, from 0 to 1; at 1 the server processes the picture. */
  | { readonly is: 'sending'; readonly fraction: number }
  | { readonly is: 'failed'; readonly fault: Fault };

export interface Chosen extends Prepared {
  readonly original: File;
  /** URL of the preview; null where there is none. */
  readonly url: string | null;
}

/**
 * The picture of the user's profile: choosing, saving and deleting it. `onDone` is called when the profile has changed.
 */
export function useProfilePicture(onDone: () => void) {
  const [state, setState] = useState<PictureState>({ is: 'idle' });
  const busy = useRef(false);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const { chosen, choose } = useChosen(busy, setState);

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

/** The chosen file, made ready to be sent; of two choices the later one counts. */
function useChosen(busy: RefObject<boolean>, setState: (state: PictureState) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const lastChoice = useRef(0);
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

  return { chosen, choose };
}
