import { call, type OutputOf } from '@/api/client';
import { createRemote } from '@/state/remote';
import type { Post } from '@contract/models/post';
import { atom } from 'jotai';

type MemberPage = Pick<OutputOf<'getUser'>, 'user' | 'profile'>;

/** The member whose page is open, by id. */
export const memberRemote = createRemote<MemberPage>({
  load: (userId, signal) => call('getUser', { params: { userId } }, signal),
});

type Profile = MemberPage['profile'];

const changeProfileAtom = atom(null, (_get, set, of: string, by: (now: Profile) => Profile) => {
  set(memberRemote.changeAtom, of, ({ user, profile }) => ({ user, profile: by(profile) }));
});

/** Updates whether the viewer blocks a member, whose page may be cached. */
export const setMemberBlockedAtom = atom(null, (_get, set, of: string, isBlocked: boolean) => {
  set(changeProfileAtom, of, (profile) => {
    // A block also ends following.
    const isLost = isBlocked && profile.isFollowing;
    const { followerCount } = profile;
    return {
      ...profile,
      isBlocked,
      ...(isLost && { isFollowing: false, followerCount: followerCount - 1 }),
    };
  });
});

/** Updates whether the viewer follows a member, and the follower count. */
export const setFollowAtom = atom(
  null,
  (_get, set, of: string, follow: Pick<Profile, 'isFollowing' | 'followerCount'>) => {
    set(changeProfileAtom, of, (profile) => ({ ...profile, ...follow }));
  },
);

/** Counts a deleted post: only public ones count. */
export const countDeletedAtom = atom(null, (_get, set, { userId, isConfirmed }: Post) => {
  if (!isConfirmed) return;
  set(changeProfileAtom, userId, (profile) => ({ ...profile, postCount: profile.postCount - 1 }));
});
