import { attractionId } from '#common/places/attractionId.ts';
import { type Deed, type Entry, ENTRY_FORMAT } from '#web/features/offline/outbox/entries.ts';

const PLACE = attractionId(5);

export const deeds = {
  favourite: { kind: 'favourite', place: PLACE, type: 'BEST', shown: null },
  note: { kind: 'note', place: PLACE, text: 'Avain', basedOn: [''] },
  comment: { kind: 'comment', place: PLACE, text: 'Hieno' },
  condition: {
    kind: 'condition',
    place: PLACE,
    report: 'fallenTree',
    text: '',
    language: 'fi',
    position: null,
    seenAt: '2026-11-22T10:00:00Z',
  },
  ownPlace: { kind: 'ownPlace', name: 'Laavu', position: [24.9, 60.2] },
} as const satisfies Record<string, Deed>;

/** An entry of the hiker's outbox that is pending. */
export const entry = (id: string, deed: Deed = deeds.comment, more: Partial<Entry> = {}): Entry => ({
  format: ENTRY_FORMAT,
  id,
  profileId: 'profile-hiker',
  madeAt: '2026-11-22T10:00:00Z',
  placeName: 'Linna',
  deed,
  isTried: false,
  problem: null,
  ...more,
});
