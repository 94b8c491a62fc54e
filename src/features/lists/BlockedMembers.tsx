import { sendBlocked } from '@/api/collections';
import { MemberRow, MemberRowSkeleton } from '@/components/MemberRow/MemberRow';
import { memberPath } from '@/config/routes';
import { Box } from '@/design/components/Box/Box';
import { Button } from '@/design/components/Button/Button';
import { Text } from '@/design/components/Text/Text';
import { clearFeedAtom } from '@/state/feed';
import { setHiddenAtom } from '@/state/hidden';
import { memberTexts } from '@/texts/member';
import { listFailureTexts } from '@/texts/my';
import { settingsTexts } from '@/texts/settings';
import { useSetAtom } from 'jotai';
import { blockedMembers } from './lists';
import { PagedList } from './PagedList';
import { Removable } from './Removable';
import { useRemoval } from './useRemoval';

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
  const remove = useRemoval(mark, sendBlocked, (userId, isBlocked) => {
    setHidden('members', userId, isBlocked);
    onChanged(userId, isBlocked);
    if (!isBlocked) clearFeed();
  });
  return (
    <PagedList
      pages={blockedMembers}
      of={of}
      label={settingsTexts.blocks}
      failed={listFailureTexts.blocks}
      skeleton={<MemberRowSkeleton />}
      skeletons={1}
      empty={
        <Box paddingX={{ base: 16, wide: 20 }}>
          <Text as="p" variant="meta" tone="muted">
            {settingsTexts.blocksEmpty}
          </Text>
        </Box>
      }
      renderItem={(member, isRemoved) => (
        <Removable
          removed={isRemoved}
          message={memberTexts.unblocked}
          onUndo={() => remove(member.user_id, false)}
        >
          <MemberRow
            member={member}
            to={memberPath(member.user_id)}
            action={
              <Button
                variant="neutral"
                size="sm"
                aria-label={settingsTexts.unblockOf(member.user_name)}
                onClick={() => remove(member.user_id, true)}
              >
                {settingsTexts.unblock}
              </Button>
            }
          />
        </Removable>
      )}
    />
  );
}
