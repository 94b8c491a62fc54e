import { companionRemote } from '@/state/companion';
import { userAtom } from '@/state/session';
import { useSharedRemote } from '@/state/useRemote';
import { useAtomValue } from 'jotai';

/** The member who is here, and what is known of their companion; asks for it. */
export function useOwnCompanion() {
  const userId = useAtomValue(userAtom)?.user_id ?? null;
  return { userId, ...useSharedRemote(companionRemote, userId) };
}
