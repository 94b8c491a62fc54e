import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import type { MemberRecord } from '@contract/presenters/member';
import { findMember, lockMember, updateMember } from '../tables/member';
import { isNameClaimed, renameMember } from '../tables/member-name';
import { nameTaken } from './claim-name';
import { lockPostsOf, reindexPosts } from './index-post';
import { guardUpload } from './use-images';

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
): Promise<MemberRecord> {
  const write = db.transaction(async (tx) => {
    const { userName: oldName } = requireFound(
      await findMember(tx, { id }),
      reasonTexts.memberNotFound,
    );
    await guardUpload(tx, 'profile_image', change.profileImage);
    const { userName: newName = oldName } = change;
    const isRenamed = newName !== oldName;
    // Posts are locked before the member, as in a review.
    const posts = isRenamed ? await lockPostsOf(tx, id) : [];
    // Another request may have changed the other fields; they keep its values.
    await lockMember(tx, { id });
    const before = requireFound(await findMember(tx, { id }), reasonTexts.memberNotFound);
    const { bio = before.bio } = change;
    const userName = isRenamed ? newName : before.userName;
    const profileImage =
      change.profileImage === undefined ? before.profileImage : change.profileImage;
    if (isRenamed && !(await renameMember(tx, id, userName))) throw await nameTaken(tx, userName);
    await updateMember(tx, { id, bio, profileImage });
    await reindexPosts(tx, posts);
    return { ...before, userName, bio, profileImage };
  });
  return write.catch(async (error: unknown) => {
    throw isNameClaimed(error) ? await nameTaken(db, change.userName ?? '') : error;
  });
}
