import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import { usernameKey } from '#common/account/username.ts';
import type { ProfilePageQuery } from '#web/__generated__/ProfilePageQuery.graphql.ts';
import { useRetained } from '#web/data/relay/retain.ts';
import { useViewer } from '#web/features/account/viewer.ts';
import { MyPhotos } from '#web/features/photos/lists/MyPhotos.tsx';
import { ProfilePhotos } from '#web/features/photos/lists/ProfilePhotos.tsx';
import { OwnProfile } from '#web/features/profile/OwnProfile.tsx';
import { Description, ProfileView } from '#web/features/profile/ProfileView.tsx';
import { UnknownUser } from '#web/features/profile/UnknownUser.tsx';
import type { LoadedProfile } from './loadProfile.ts';

/**
 * A user's public profile; one's own comes from the session, so that what was just saved shows at once (SPEC §2
 * "Profile").
 */
export function ProfilePage() {
  const { username, query } = useLoaderData<LoadedProfile>();
  const viewer = useViewer();
  if (viewer !== null && usernameKey(viewer.username) === usernameKey(username)) {
    return (
      <OwnProfile viewer={viewer}>
        <MyPhotos />
      </OwnProfile>
    );
  }
  return query === null ? <UnknownUser username={username} /> : <PublicProfile username={username} query={query} />;
}

function PublicProfile({ username, query }: { username: string; query: PreloadedQuery<ProfilePageQuery> }) {
  useRetained(query);
  const { profile } = usePreloadedQuery<ProfilePageQuery>(
    graphql`
      query ProfilePageQuery($username: String!) @preloadable {
        profile(username: $username) {
          username
          description
          profileImage
          created
        }
      }
    `,
    query,
  );
  if (!profile) return <UnknownUser username={username} />;
  return (
    <ProfileView {...profile} profileImage={profile.profileImage ?? null}>
      <Description text={profile.description} />
      <ProfilePhotos key={profile.username} username={profile.username} />
    </ProfileView>
  );
}
