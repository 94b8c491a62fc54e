import { MemberRow, MemberRowSkeleton } from '@/components/MemberRow/MemberRow';
import { memberPath } from '@/config/routes';
import { Box } from '@/design/components/Box/Box';
import { Button } from '@/design/components/Button/Button';
import { Text } from '@/design/components/Text/Text';
import type { PagesOf } from '@/state/pages';
import { PagedList } from './PagedList';
import { Removable } from './Removable';
import { call } from '@/api/client';
import { clearFeedAtom } from '@/state/feed';
import { followTexts } from '@/texts/follow';
import { useSetAtom } from 'jotai';
import { followedMembers, blockedMembers } from './lists';
import { useRemoval } from './useRemoval';
import { setHiddenAtom } from '@/state/hidden';
import { memberTexts } from '@/texts/member';
import { listFailureTexts } from '@/texts/my';
import { settingsTexts } from '@/texts/settings';

const blockTexts = {
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
  return <RemovableMembers pages={blockedMembers} of={of} texts={blockTexts} onRemove={remove} />;
}

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

interface ListedMember {
  user_id: string;
  user_name: string;
  profile_image: string | null;
}

interface RemovableMembersProps<T> {
  pages: PagesOf<T>;
  of: string;
  texts: {
    label: string;
    failed: string;
    empty: string;
    /** The text in place of a removed member. */
    removed: string;
    remove: string;
    removeOf: (name: string) => string;
  };
  /** Removes a member from the list, or restores them. */
  onRemove: (userId: string, isOff: boolean) => void;
}

/** A list of members, each with a button to remove them, which can be undone. */
export function RemovableMembers<T extends ListedMember>({
  pages,
  of,
  texts,
  onRemove,
}: RemovableMembersProps<T>) {
  return (
    <PagedList
      pages={pages}
      of={of}
      label={texts.label}
      failed={texts.failed}
      skeleton={<MemberRowSkeleton />}
      skeletons={1}
      empty={
        <Box paddingX={{ base: 16, wide: 20 }}>
          <Text as="p" variant="meta" tone="muted">
            {texts.empty}
          </Text>
        </Box>
      }
      renderItem={(member, isRemoved) => (
        <Removable
          removed={isRemoved}
          message={texts.removed}
          onUndo={() => onRemove(member.user_id, false)}
        >
          <MemberRow
            member={member}
            to={memberPath(member.user_id)}
            action={
              <Button
                variant="soft"
                size="sm"
                aria-label={texts.removeOf(member.user_name)}
                onClick={() => onRemove(member.user_id, true)}
              >
                {texts.remove}
              </Button>
            }
          />
        </Removable>
      )}
    />
  );
}
