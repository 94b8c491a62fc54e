import { memberRemote } from '@/state/memberPage';
import { actorAtom } from '@/state/session';
import { useRemote } from '@/state/useRemote';
import { parseId } from '@contract/rules/site/ids';
import { useAtomValue } from 'jotai';
import { FollowButton } from './FollowButton';

/** Follows the author of a post; nothing for the author, or while it is unknown. */
export default function FollowAuthor({ userId }: { userId: string }) {
  const { value } = useRemote(memberRemote, userId).state;
  const actor = useAtomValue(actorAtom);
  if (!value || value.profile.isBlocked || actor?.id === parseId('user', userId)) return null;
  return <FollowButton userId={userId} profile={value.profile} size="sm" />;
}
