import type { Viewer } from '#web/data/own/ownParts.ts';

/** A user who is logged in. */
export const hiker: Viewer = {
  username: 'Retkeilijä',
  profileId: 'profile-hiker',
  email: 'retki@example.org',
  role: 'USER',
  language: 'fi',
  description: '',
  profileImage: null,
  created: '2026-01-01T00:00:00Z',
};
