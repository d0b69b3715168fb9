import type { Comment } from '#api/domain/contributions/commentsSql.ts';
import { builder } from '#api/graphql/core/builder.ts';

/** A comment that the viewer may see; its fields stand in comment.ts. */
export const CommentRef = builder.objectRef<Comment>('Comment');
