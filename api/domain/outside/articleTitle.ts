import { InvalidInputError } from '#api/domain/core/errors.ts';
import { readTitle } from '#api/outside/encyclopedia/article.ts';

/** The title of an article as the encyclopedia writes it. Throws InvalidInputError('title'). */
export function articleTitle(text: string): string {
  const read = readTitle(text);
  if ('fault' in read) throw new InvalidInputError('title', read.fault);
  return read.title;
}
