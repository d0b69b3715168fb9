import type { PhotoState } from '#web/features/moderation/photos/photoFilters.ts';
import { hiker } from './hiker.ts';

/** A photo as moderators get it from the server; where it has been decided on, `hiker` decided. */
export function moderatedPhoto(n: number, state: PhotoState) {
  const decision =
    state === 'PENDING'
      ? { decided: null, decidedBy: null }
      : { decided: '2026-11-20T12:00:00Z', decidedBy: { id: 'User:1', username: hiker.username } };
  const image = {
    id: `Image:${n}`,
    imageId: n,
    attractionId: 5,
    attraction: null,
    created: '2026-11-20T12:00:00Z',
    filename: `f${n}`,
    url: `/images/5/f${n}.jpg`,
    width: 40,
    height: 30,
    blur: '',
    heart: false,
  };
  return {
    __typename: 'ModeratedImage',
    id: `M:${n}`,
    state,
    reason: '',
    reports: 0,
    uploader: null,
    image,
    ...decision,
  };
}

/** The server's answer after photos have been approved. */
export function decided(numbers: readonly number[]) {
  return {
    approveImages: {
      __typename: 'ApproveImagesPayload',
      decided: { goneIds: [], images: numbers.map((n) => moderatedPhoto(n, 'APPROVED')) },
    },
  };
}
