import { decodeGlobalID } from '@pothos/plugin-relay';
import { NotFoundError } from '#api/domain/errors.ts';

/** The number in a global id of a type. Throws NotFoundError for anything else: nothing has such an id. */
export function numberOfGlobalId(typename: string, globalId: string): number {
  const [type = '', id = ''] = decoded(globalId);
  if (type !== typename || !/^\d{1,16}$/.test(id)) throw new NotFoundError('notFound');
  return Number(id);
}

function decoded(globalId: string): readonly string[] {
  try {
    const { typename, id } = decodeGlobalID(globalId);
    return [typename, id];
  } catch {
    return [];
  }
}
