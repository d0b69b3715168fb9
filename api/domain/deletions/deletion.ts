import { z } from 'zod';

/**
 * Something that is gone for good, as triggers on its table record it (migrations 0020 to 0051) and lists beside the
 * backups name it: an id or a random name, never a content.
 */
export const deletion = z.object({
  kind: z.string(),
  /** Form by kind: `id`, `id@milliseconds` of its creation, `user/place`, or the name of a picture's files. */
  key: z.string(),
  /** ISO time, milliseconds, UTC. */
  at: z.iso.datetime({ precision: 3 }),
});

export type Deletion = z.infer<typeof deletion>;

/** For so long deletions are stored; an older backup would bring back things that were deleted before. */
export const DELETIONS_STORED_DAYS = 400;
