import { surroundingRows } from '#api/domain/conditions/reachSql.ts';
import type { UserContext } from '#api/domain/core/call.ts';
import { mergedInto } from '#api/domain/places/identitiesSql.ts';

/** The organisation for which the viewer posts at a place; null: none, or the place is out of its area. */
export async function organisationAt({ db, version, viewer }: UserContext, placeId: number): Promise<string | null> {
  const manager = await db.prisma.manager.findUnique({ where: { userId: viewer.id } });
  if (manager === null) return null;
  const [around] = await surroundingRows(db.pool, version, [placeId]);
  const isInMunicipality = around?.municipalities?.some((code) => manager.municipalities.includes(Number(code)));
  if (isInMunicipality === true) return manager.organisation;
  const managed = new Set(await mergedInto(db.pool, manager.placeIds.map(Number)));
  return [placeId, ...(around?.areas ?? [])].some((id) => managed.has(id)) ? manager.organisation : null;
}
