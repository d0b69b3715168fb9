import { attractionsById } from '#api/domain/places/attractions.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import { liveVersion } from '#api/platform/db/publicSets.ts';
import { type Language, languageOf } from '#common/languages.ts';
import { mailContent } from './layout.ts';
import type { MailJob } from './queue.ts';
import type { MailServices } from './services.ts';
import { REJECTED_LABELS } from './texts.ts';

/** Mails a user which of their photos were rejected, by the names of the places in their language, and why. */
export async function rejectionMail(
  { db, mailer, publicUrl }: Pick<MailServices, 'db' | 'mailer' | 'publicUrl'>,
  id: string,
  { userId, attractionIds, reason }: Extract<MailJob, { kind: 'imagesRejected' }>,
): Promise<void> {
  const user = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { email: true, username: true, language: true },
  });
  if (user === null) return;
  const language = languageOf(user.language);
  const places = (await countedPlaces(db, attractionIds, language))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
    .map(({ name, photos }) => (photos === 1 ? name : `${name} (${photos})`));
  const labels = REJECTED_LABELS[language];
  const details = [`${labels.places}: ${places.join(', ')}`, `${labels.reason}: ${reason}`];
  const link = `${publicUrl}/v/home?lang=${language}`;
  await mailer.send({
    id,
    to: user.email,
    replyTo: null,
    ...mailContent('imagesRejected', { name: user.username, language, link, details }),
  });
}

/**
 * Places by their names of now, with how many of the ids lead to each; the last known name of one that is not public
 * any more. Different places may have one name.
 */
async function countedPlaces(
  db: MailServices['db'],
  ids: readonly number[],
  language: Language,
): Promise<{ readonly name: string; readonly photos: number }[]> {
  const version = await liveVersion(db, Date.now());
  const answers = await attractionsById({ db, version }, ids);
  const last = await db.prisma.attraction.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
  });
  const lastNames = new Map(last.map((place) => [Number(place.id), place.name]));
  const counted = new Map<number, { readonly name: string; readonly photos: number }>();
  for (const [at, id] of ids.entries()) {
    const answer = answers[at];
    const place = answer?.state === 'live' ? answer.place : null;
    const name = place === null ? lastNames.get(id) : placeName(place, language);
    const key = place?.id ?? id;
    if (name !== undefined) counted.set(key, { name, photos: (counted.get(key)?.photos ?? 0) + 1 });
  }
  return [...counted.values()];
}
