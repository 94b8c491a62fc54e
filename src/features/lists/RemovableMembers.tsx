import { memberPath } from '@/config/routes';
import { Button } from '@/design/components/Button/Button';
import type { PagesOf } from '@/state/pages';
import { PagedList } from './PagedList';
import { NoItems, Removable, useRemoval } from './Removable';
import { call } from '@/api/client';
import { clearFeedAtom } from '@/state/feed';
import { followTexts } from '@/texts/follow';
import { useSetAtom } from 'jotai';
import { followedMembers, blockedMembers } from './lists';
import { setHiddenAtom } from '@/state/hidden';
import { memberTexts } from '@/texts/member';
import { listFailureTexts } from '@/texts/my';
import { settingsTexts } from '@/texts/settings';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { cardImage } from '@contract/rules/site/uploads';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { memberWords, name, row } from '@/components/rows.css';

export interface MemberRowProps {
  member: { user_name: string; profile_image: string | null };
  /** The address of the member's page. */
  to: string;
  /** A button at the end of the row. */
  action?: ReactNode;
}

/** A member in a list. */
export function MemberRow({ member: { user_name, profile_image }, to, action }: MemberRowProps) {
  return (
    <div className={row}>
      <Avatar name={user_name} src={cardImage(profile_image)} />
      <div className={memberWords}>
        <Link to={to} className={name}>
          {user_name}
        </Link>
      </div>
      {action}
    </div>
  );
}

/** The skeleton of a row. */
export function MemberRowSkeleton() {
  return (
    <div className={row}>
      <Skeleton width={40} height={40} radius="full" />
      <Skeleton width={120} height={20} />
    </div>
  );
}

const blockedTexts = {
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
  const remove = useRemoval({
    pages: blockedMembers,
    of,
    send: (userId, on) => call(on ? 'blockMember' : 'unblockMember', { params: { userId } }),
    onSent: (userId, isBlocked) => {
      setHidden('members', userId, isBlocked);
      onChanged(userId, isBlocked);
      if (!isBlocked) clearFeed();
    },
  });
  return <RemovableMembers pages={blockedMembers} of={of} texts={blockedTexts} onRemove={remove} />;
}

const followedTexts = {
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
  const remove = useRemoval({
    pages: followedMembers,
    of,
    send: (userId, on) => call(on ? 'followMember' : 'unfollowMember', { params: { userId } }),
    onSent: () => clearFeed(),
  });
  return (
    <RemovableMembers pages={followedMembers} of={of} texts={followedTexts} onRemove={remove} />
  );
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
function RemovableMembers<T extends ListedMember>({
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
      empty={<NoItems>{texts.empty}</NoItems>}
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
