import { z } from 'zod';
import type { Comment, CommentViewer } from '#api/domain/contributions/commentsSql.ts';
import type { Context } from '#api/domain/core/context.ts';
import { attractionsById } from '#api/domain/places/attractions.ts';
import type { Place } from '#api/domain/places/places.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import type { Language } from '#common/languages.ts';

/** A comment, with the field names of SPEC §3. */
export const commentBody = z.object({
  id: z.number(),
  attractionId: z
    .number()
    .describe('The place it is read at; the one it was written to where that is not public any more.'),
  attractionName: z.string(),
  attractionCategory: z.string(),
  username: z.string().nullable().describe("Empty: the caller's own comment. Null: a former user's."),
  profileImage: z.string().nullable(),
  text: z.string(),
  created: z.string(),
  updated: z.string(),
});

export type CommentBody = z.output<typeof commentBody>;

/** A comment as the viewer sees it; `place` is its place now, null where that is not public any more. */
export function commentJson(
  { id, attractionId, lastName, lastCategory, text, created, updated, authorId, author }: Comment,
  place: Place | null,
  viewer: CommentViewer | null,
  language: Language,
): CommentBody {
  const isOwn = viewer !== null && authorId === viewer.id;
  return {
    id,
    attractionId: place?.id ?? attractionId,
    attractionName: place === null ? lastName : placeName(place, language),
    attractionCategory: place?.category ?? lastCategory,
    username: isOwn ? '' : (author?.username ?? null),
    profileImage: author?.profileImage ?? null,
    text,
    created: created.toISOString(),
    updated: updated.toISOString(),
  };
}

/** Comments of any places, each with its place's name. */
export async function commentsJson(
  ctx: Pick<Context, 'db' | 'version'>,
  viewer: CommentViewer | null,
  comments: readonly Comment[],
  language: Language,
): Promise<CommentBody[]> {
  const answers =
    comments.length === 0
      ? []
      : await attractionsById(
          ctx,
          comments.map(({ attractionId }) => attractionId),
        );
  return comments.map((comment, at) => {
    const answer = answers[at];
    return commentJson(comment, answer?.state === 'live' ? answer.place : null, viewer, language);
  });
}
