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
  { db, mailer, publicUrl }: MailServices,
  id: string,
  { userId, attractionIds, reason }: Extract<MailJob, { kind: 'imagesRejected' }>,
): Promise<void> {
  const user = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { email: true, username: true, language: true },
  });
  if (user === null) return;
  const language = languageOf(user.language);
  const names = await namesOf(db, attractionIds, language);
  const places = [...new Set(names)]
    .toSorted((a, b) => a.localeCompare(b, language))
    .map((name) => {
      const photos = names.filter((one) => one === name).length;
      return photos === 1 ? name : `${name} (${photos})`;
    });
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

/** Names of places, one for each id; the last known name of one that is not public any more. */
async function namesOf(db: MailServices['db'], ids: readonly number[], language: Language): Promise<string[]> {
  const version = await liveVersion(db, Date.now());
  const answers = await attractionsById({ db, version }, ids);
  const last = await db.prisma.attraction.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
  });
  const lastNames = new Map(last.map((place) => [Number(place.id), place.name]));
  return ids.flatMap((id, at) => {
    const answer = answers[at];
    return answer?.state === 'live' ? placeName(answer.place, language) : (lastNames.get(id) ?? []);
  });
}
