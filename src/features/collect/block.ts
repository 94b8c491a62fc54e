import { sendBlocked } from '@/api/collections';
import { silenceAtom } from '@/state/silenced';
import { atom } from 'jotai';

/** Blocks a member: their posts leave the lists, and their comments are read no more. */
export const blockMemberAtom = atom(null, async (_get, set, userId: string) => {
  await sendBlocked(userId, true);
  set(silenceAtom, 'members', userId, true);
});
