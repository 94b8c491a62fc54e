import { memberPath } from '@/config/routes';
import { formatId, parseId } from '@contract/rules/site/ids';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { MemberView, MissingMember } from './MemberView';
import { memberRemote } from '@/state/memberPage';
import type { createStore } from 'jotai';
import { memberPosts } from '@/features/lists/memberPosts';

/** Loads the first view of a member's page; nothing for an address that names no member. */
export async function prepare(
  store: ReturnType<typeof createStore>,
  { userId: given }: { userId?: string | undefined },
): Promise<void> {
  const id = parseId('user', given);
  if (id === null) return;
  const userId = formatId('user', id);
  await Promise.all([
    store.set(memberRemote.loadAtom, userId),
    store.set(memberPosts.loadAtom, userId),
  ]);
}

/** A member's public page. `/member/user12` is another form of `/member/12` and redirects there. */
export default function MemberScreen() {
  const { userId: given = '' } = useParams();
  const { search, hash } = useLocation();
  const id = parseId('user', given);
  if (id === null) return <MissingMember />;
  if (given !== String(id)) return <Navigate to={memberPath(given) + search + hash} replace />;
  return <MemberView key={id} userId={formatId('user', id)} />;
}
