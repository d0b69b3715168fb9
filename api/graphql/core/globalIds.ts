import { decodeGlobalID } from '@pothos/plugin-relay';
import { NotFoundError } from '#api/domain/core/errors.ts';

/** The number in a global id of a type. Throws NotFoundError for any other text. */
export function numberOfGlobalId(typename: string, globalId: string): number {
  const { type, id } = globalIdParts(globalId);
  if (type !== typename || !/^\d{1,16}$/.test(id)) throw new NotFoundError('notFound');
  return Number(id);
}

/** Type and id of a global id; both empty for any other text. */
export function globalIdParts(globalId: string): { readonly type: string; readonly id: string } {
  try {
    const { typename, id } = decodeGlobalID(globalId);
    return { type: typename, id };
  } catch {
    return { type: '', id: '' };
  }
}
