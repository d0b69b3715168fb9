import { InvalidInputError } from '#api/domain/core/errors.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import {
  GROOMED_MAX_MS,
  POSTED_AHEAD_MAX_MS,
  POSTED_TEXT_MAX,
  type PostedKind,
} from '#common/conditions/reportKinds.ts';
import type { Language } from '#common/languages.ts';

/** A manager's post about a place. */
export interface Post {
  readonly kind: PostedKind;
  /** At most 1,000 characters; may be empty where the kind says it all. */
  readonly text: string;
  readonly language: Language;
  /** Null: now. */
  readonly from: Date | null;
  /** Null: until further notice. */
  readonly until: Date | null;
}

interface CheckedPost extends Post {
  readonly from: Date;
}

/**
 * The text trimmed, and both moments. Throws InvalidInputError('text'); InvalidInputError('from' | 'until',
 * 'outOfRange') for moments years ahead and for an end that is past or before the beginning; InvalidInputError('until',
 * 'missing' | 'outOfRange') for a groomed track without an end within two weeks.
 */
export function checkedPost({ text: given, ...post }: Post, now: Date): CheckedPost {
  const needsText = post.kind === 'NOTICE' || post.kind === 'LIMITED';
  const text = trimmedText('text', given, { min: needsText ? 1 : 0, max: POSTED_TEXT_MAX });
  const from = post.from !== null && post.from > now ? post.from : now;
  const latest = now.getTime() + POSTED_AHEAD_MAX_MS;
  if (from.getTime() > latest) throw new InvalidInputError('from', 'outOfRange');
  const { until } = post;
  if (until !== null && !(until > from && until.getTime() <= latest))
    throw new InvalidInputError('until', 'outOfRange');
  if (post.kind === 'GROOMED') {
    if (until === null) throw new InvalidInputError('until', 'missing');
    if (until.getTime() - from.getTime() > GROOMED_MAX_MS) throw new InvalidInputError('until', 'outOfRange');
  }
  return { ...post, text, from };
}

/** The text of a post as a condition has it. */
export function postTexts({ text, language }: Post) {
  return text === '' ? {} : { [language]: { headline: '', description: text } };
}
