import { useRef, useState } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import { createAttempts } from '#web/data/relay/attempts.ts';
import { showFault } from '#web/ui/feedback/showFault.ts';
import { addComment, type CommentUser, deleteComment } from './commentChanges.ts';

/** A comment of the list that was deleted. */
export interface DeletedComment {
  readonly id: string;
  readonly commentId: number;
  /** ISO 8601. */
  readonly created: string;
  readonly text: string;
  readonly attractionId: AttractionId;
  readonly attractionName: string;
  readonly isOwn: boolean;
}

/**
 * The comments deleted while the list is shown; each leaves a note in its place (SPEC §4). A failure puts the comment
 * back and shows a notice.
 */
export function useDeleted(user: CommentUser | null, connections: readonly string[]) {
  const [deleted, setDeleted] = useState<readonly DeletedComment[]>([]);
  const restoring = useRef(new Set<string>());
  const [attempts] = useState(createAttempts);
  const without = (id: string) => (all: readonly DeletedComment[]) => all.filter((one) => one.id !== id);

  async function remove(comment: DeletedComment): Promise<void> {
    setDeleted((all) => [...all, comment]);
    const wrong = await deleteComment(comment.id, connections);
    if (wrong === null) return;
    setDeleted(without(comment.id));
    showFault(wrong);
  }

  /** Adds the comment again, as a new one. */
  async function restore(id: string): Promise<void> {
    const comment = deleted.find((one) => one.id === id);
    if (user === null || comment === undefined || restoring.current.has(id)) return;
    restoring.current.add(id);
    const added = await addComment({ ...comment, attempt: attempts.of(id) }, user, connections);
    restoring.current.delete(id);
    if (added.is === 'failed') showFault(added.fault);
    else setDeleted(without(id));
  }

  return { deleted, remove, restore };
}
