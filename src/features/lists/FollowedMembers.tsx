import { call } from '@/api/client';
import { clearFeedAtom } from '@/state/feed';
import { followTexts } from '@/texts/follow';
import { useSetAtom } from 'jotai';
import { followedMembers } from './lists';
import { RemovableMembers } from './RemovableMembers';
import { useRemoval } from './useRemoval';

const texts = {
  label: followTexts.list,
  failed: followTexts.listFailed,
  empty: followTexts.listEmpty,
  removed: followTexts.unfollowed,
  remove: followTexts.end,
  removeOf: followTexts.unfollowOf,
};

/** The members whom the viewer follows, each with a button to unfollow them. */
export function FollowedMembers({ of }: { of: string }) {
  const clearFeed = useSetAtom(clearFeedAtom);
  const removeItem = useSetAtom(followedMembers.removeAtom);
  const mark = (id: string, isOff: boolean) => removeItem(of, id, isOff);
  const remove = useRemoval(
    mark,
    (userId, on) => call(on ? 'followMember' : 'unfollowMember', { params: { userId } }),
    () => clearFeed(),
  );
  return <RemovableMembers pages={followedMembers} of={of} texts={texts} onRemove={remove} />;
}
