import type { Viewer } from '#web/data/own/ownParts.ts';

/** Maija, who is logged in, in tests with several people. */
export const asMaija: Viewer = {
  username: 'Maija',
  profileId: 'Profile:maija',
  email: 'maija@example.fi',
  role: 'USER',
  language: 'fi',
  description: '',
  profileImage: null,
  created: '2026-01-01T00:00:00Z',
};
