import { ZodError, z } from 'zod';
import { photoFiles } from '#api/domain/photos/files/encodedPhotos.ts';
import { dropPhoto, newFileName, orUndone, putFiles } from '#api/domain/photos/files/imageFiles.ts';
import type { CommonsFile } from '#api/outside/commons/commonsAnswers.ts';
import type { CommonsService } from '#api/outside/commons/commonsService.ts';
import type { Database } from '#api/platform/db/database.ts';
import { defineQueue, type JobSender } from '#api/platform/db/jobs.ts';
import { liveVersion } from '#api/platform/db/publicSets.ts';
import type { Files } from '#api/platform/files/files.ts';
import { PictureError, withPixels } from '#api/platform/files/pictures.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { HttpError, PassingError } from '#api/platform/http/httpFaults.ts';
import type { ServiceHealth } from '#api/platform/http/serviceHealth.ts';
import type { Log } from '#api/platform/log.ts';
import { isResting } from '#api/platform/resting.ts';
import { BusyError } from '#api/platform/semaphore.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time.ts';
import { heldPhotos, isAnyWanted, markLookedUp, type PicturedPlace, placesToLookUp, takenDown } from './commonsSql.ts';

/** Each minute: photos of places at Wikimedia Commons. Not tried again after a failure: the next minute goes on. */
export const commonsQueue = defineQueue('commons', z.object({}), { limit: 0, delayS: 1, expireS: 600 });

/** Photos that one place gets at most. */
const PHOTOS_MAX = 3;
const BATCH = 20;
/** One run ends before the next begins, so that requests never overlap. */
const RUN_MS = 45_000;
/** The service is left alone for this time when it asked for it, or was not reached. */
const REST_MS = 5 * MINUTE_MS;
/** Most of a Retry-After that is heeded. */
const REST_MAX_MS = HOUR_MS;
/** When all places of a version have been looked up, no others are looked for in this time. */
const DONE_MS = DAY_MS;
const WRITING_MS = 60_000;

export interface LookUpServices {
  readonly db: Database;
  readonly files: Files;
  readonly jobs: JobSender;
  readonly log: Log;
  readonly commons: CommonsService;
  readonly health: ServiceHealth;
  readonly now?: () => number;
}

/** Looks up photos, one run at a time; how many places a run has done. */
export function photoLookUp(services: LookUpServices): () => Promise<number> {
  const { db, health, now = Date.now } = services;
  let restsUntil = 0;
  let done = { version: 0, until: 0 };
  return async () => {
    const startedAt = now();
    const version = await liveVersion(db, startedAt);
    const rests = isResting(restsUntil, startedAt, REST_MAX_MS);
    const isCurrent = done.version === version && isResting(done.until, startedAt, DONE_MS);
    if (version === 0 || rests || (isCurrent && !(await isAnyWanted(db.pool)))) return 0;
    let count = 0;
    while (now() - startedAt < RUN_MS) {
      const places = await placesToLookUp(db.pool, version, BATCH);
      if (places.length === 0) {
        done = { version, until: now() + DONE_MS };
        break;
      }
      for (const place of places) {
        const error = await lookUp(services, place);
        if (error !== null) {
          health.failed(error);
          restsUntil = now() + Math.min(Math.max(REST_MS, error.retryAfterMs), REST_MAX_MS);
          return count;
        }
        health.worked();
        count += 1;
        if (now() - startedAt >= RUN_MS) break;
      }
    }
    return count;
  };
}

/** Looks up the photos of one place; the failure of a service that has to be left alone for a while. */
async function lookUp(services: LookUpServices, place: PicturedPlace): Promise<PassingError | null> {
  const { db, commons, log } = services;
  try {
    const found = await commons.photosOf(place, PHOTOS_MAX);
    const gone = await takenDown(
      db.pool,
      found.map(({ title }) => title),
    );
    const wanted = found.filter(({ title }) => !gone.has(title));
    const held = await db.prisma.$transaction((tx) => dropOthers(services, tx, place, wanted));
    // The newest is shown first: it is to be the one that a mapper chose.
    for (const file of wanted.toReversed()) if (!held.has(file.title)) await add(services, place, file);
  } catch (error) {
    if (error instanceof PassingError) return error;
    // Such a place is looked up again with the others, some weeks later.
    if (!(error instanceof HttpError) && !(error instanceof ZodError)) throw error;
    log.warn({ err: error, place: place.id }, 'Wikimedia Commons answered nothing usable about a place');
  }
  await db.prisma.$transaction((tx) => markLookedUp(tx, place));
  return null;
}

/**
 * Deletes photos that the place does not name any more, or that may not be shown any more; renews the others' credits.
 * Answers the titles of the files that the place has.
 */
async function dropOthers(
  { jobs }: LookUpServices,
  tx: Prisma.TransactionClient,
  { id }: PicturedPlace,
  wanted: readonly CommonsFile[],
): Promise<ReadonlySet<string>> {
  const byTitle = new Map(wanted.map((file) => [file.title, file]));
  const held = await heldPhotos(tx, id);
  for (const { imageId, filename, title, state } of held) {
    const file = byTitle.get(title);
    if (file !== undefined) await tx.imageCredit.update({ where: { imageId }, data: file.credit });
    else if (state !== 'REJECTED') {
      await tx.image.delete({ where: { id: imageId } });
      await dropPhoto(jobs, tx, { attractionId: id, filename });
    }
  }
  return new Set(held.map(({ title }) => title));
}

async function add(services: LookUpServices, { id }: PicturedPlace, file: CommonsFile): Promise<void> {
  const { db, files, log, commons } = services;
  const name = { attractionId: id, filename: newFileName() };
  const bytes = await commons.download(file);
  const encoded = await withPixels(bytes, async (pixels) => ({
    ...(await photoFiles(pixels, name)),
    width: pixels.width,
    height: pixels.height,
  })).catch((error: unknown) => {
    // Nothing is wrong with the file: the next minute begins with this place.
    if (error instanceof BusyError) throw error;
    // An encoder failed. The same file would fail again each minute, before any other place has its turn.
    if (!(error instanceof PictureError))
      log.warn({ err: error, place: id }, 'a file of Wikimedia Commons could not be encoded');
    return null;
  });
  // Too small, damaged, of another type than its name says, or not encoded: the place does without.
  if (encoded === null) return;
  const { contents, ...shown } = encoded;
  const { title, credit } = file;
  const write = async (tx: Prisma.TransactionClient) => {
    // Moderators may have taken it down while it was downloaded.
    if ((await tx.commonsTakedown.count({ where: { title } })) > 0) return;
    await putFiles(tx, files, name.filename, contents);
    await tx.image.create({
      data: { ...name, ...shown, own: false, state: 'APPROVED', credit: { create: { title, ...credit } } },
    });
  };
  const caller = { network: '', agent: '', device: null, requestId: null };
  await orUndone({ db, files, log, caller }, name.filename, [...contents.keys()], () =>
    db.prisma.$transaction(write, { timeout: WRITING_MS }),
  );
}
