import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import { findMember, lockMember, updateMember, type MemberRow } from '../tables/member';
import { isNameClaimed, renameMember } from '../tables/member-name';
import { nameTaken } from './claim-name';
import { lockPostsOf, reindexPosts } from './index-post';
import { guardProfileImage } from './use-images';

/**
 * Changes a member's profile; omitted fields stay as they are.
 * @throws ApiError NOT_FOUND, CONFLICT for a taken name, or VALIDATION for a picture that does not
 * exist
 */
export async function changeProfile(
  db: Database,
  id: number,
  change: {
    userName?: string | undefined;
    bio?: string | undefined;
    profileImage?: string | null | undefined;
  },
): Promise<MemberRow> {
  const write = db.transaction(async (tx) => {
    const { user_name: oldName } = requireFound(
      await findMember(tx, { id }),
      reasonTexts.memberNotFound,
    );
    await guardProfileImage(tx, change.profileImage);
    const { userName: newName = oldName } = change;
    const isRenamed = newName !== oldName;
    // Posts are locked before the member, as in a review.
    const posts = isRenamed ? await lockPostsOf(tx, id) : [];
    // Another request may have changed the other fields; they keep its values.
    await lockMember(tx, { id });
    const before = requireFound(await findMember(tx, { id }), reasonTexts.memberNotFound);
    const { bio = before.bio } = change;
    const userName = isRenamed ? newName : before.user_name;
    const profileImage =
      change.profileImage === undefined ? before.profile_image : change.profileImage;
    if (isRenamed && !(await renameMember(tx, id, userName))) throw await nameTaken(tx, userName);
    await updateMember(tx, { id, bio, profileImage });
    await reindexPosts(tx, posts);
    return { ...before, user_name: userName, bio, profile_image: profileImage };
  });
  return write.catch(async (error: unknown) => {
    throw isNameClaimed(error) ? await nameTaken(db, change.userName ?? '') : error;
  });
}
