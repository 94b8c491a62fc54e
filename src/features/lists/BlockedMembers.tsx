import { call } from '@/api/client';
import { clearFeedAtom } from '@/state/feed';
import { setHiddenAtom } from '@/state/hidden';
import { memberTexts } from '@/texts/member';
import { listFailureTexts } from '@/texts/my';
import { settingsTexts } from '@/texts/settings';
import { useSetAtom } from 'jotai';
import { blockedMembers } from './lists';
import { RemovableMembers } from './RemovableMembers';
import { useRemoval } from './useRemoval';

const texts = {
  label: settingsTexts.blocks,
  failed: listFailureTexts.blocks,
  empty: settingsTexts.blocksEmpty,
  removed: memberTexts.unblocked,
  remove: settingsTexts.unblock,
  removeOf: settingsTexts.unblockOf,
};

interface BlockedMembersProps {
  of: string;
  /** Called when a member is unblocked, or blocked again. */
  onChanged: (userId: string, isBlocked: boolean) => void;
}

/** The members that the viewer has blocked, each with a button to unblock them. */
export function BlockedMembers({ of, onChanged }: BlockedMembersProps) {
  const setHidden = useSetAtom(setHiddenAtom);
  const clearFeed = useSetAtom(clearFeedAtom);
  const removeItem = useSetAtom(blockedMembers.removeAtom);
  const mark = (id: string, isOff: boolean) => removeItem(of, id, isOff);
  const remove = useRemoval(
    mark,
    (userId, on) => call(on ? 'blockMember' : 'unblockMember', { params: { userId } }),
    (userId, isBlocked) => {
      setHidden('members', userId, isBlocked);
      onChanged(userId, isBlocked);
      if (!isBlocked) clearFeed();
    },
  );
  return <RemovableMembers pages={blockedMembers} of={of} texts={texts} onRemove={remove} />;
}
