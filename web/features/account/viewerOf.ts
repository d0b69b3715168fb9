import type { sessionViewerQuery } from '#web/__generated__/sessionViewerQuery.graphql.ts';
import type { Viewer } from '#web/data/own/ownParts.ts';

/** The viewer of an answer. */
export function viewerOf({
  username,
  email,
  role,
  language,
  profile: { id, description, profileImage, created },
}: NonNullable<sessionViewerQuery['response']['viewer']>): Viewer {
  return { username, email, role, language, description, profileImage: profileImage ?? null, created, profileId: id };
}
