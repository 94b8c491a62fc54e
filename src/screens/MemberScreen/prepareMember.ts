import { memberPosts } from '@/features/lists/memberPosts';
import { memberRemote } from '@/features/member-page/member';
import { formatId, parseId } from '@contract/rules/ids';
import type { createStore } from 'jotai';

/** Loads what a member's page shows first; nothing for an address that names nobody. */
export async function prepareMember(
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
