import { fetchMember } from '@/api/users';
import { createRemote } from '@/state/remote';
import type { Post } from '@contract/models/post';
import { atom } from 'jotai';

type MemberPage = Pick<Awaited<ReturnType<typeof fetchMember>>, 'user' | 'profile'>;

/** The member whose page is open, by id. */
export const memberRemote = createRemote<MemberPage>({ load: fetchMember });

type Profile = MemberPage['profile'];

const changeProfileAtom = atom(null, (_get, set, of: string, by: (now: Profile) => Profile) => {
  set(memberRemote.changeAtom, of, ({ user, profile }) => ({ user, profile: by(profile) }));
});

/** Says whether the viewer blocks a member by now, whose page may be kept. */
export const setMemberBlockedAtom = atom(null, (_get, set, of: string, isBlocked: boolean) => {
  set(changeProfileAtom, of, (profile) => {
    // A block ends that one follows them.
    const isLost = isBlocked && profile.isFollowing;
    const { followerCount } = profile;
    return {
      ...profile,
      isBlocked,
      ...(isLost && { isFollowing: false, followerCount: followerCount - 1 }),
    };
  });
});

/** Shows whether the viewer follows a member, and how many do. */
export const setFollowAtom = atom(
  null,
  (_get, set, of: string, follow: Pick<Profile, 'isFollowing' | 'followerCount'>) => {
    set(changeProfileAtom, of, (profile) => ({ ...profile, ...follow }));
  },
);

/** Notes that a post was deleted: only those that all can read are counted. */
export const countDeletedAtom = atom(null, (_get, set, { userId, isConfirmed }: Post) => {
  if (!isConfirmed) return;
  set(changeProfileAtom, userId, (profile) => ({ ...profile, postCount: profile.postCount - 1 }));
});
