import type { Comment } from '#api/domain/commentsSql.ts';
import { builder } from './builder.ts';

/** A comment that the viewer may see; its fields stand in comment.ts. */
export const CommentRef = builder.objectRef<Comment>('Comment');
