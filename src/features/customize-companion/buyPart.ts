import { call } from '@/api/client';
import { companionRemote } from '@/state/companion';
import { askSessionAtom, updateUserAtom, userAtom, whileOwnerAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { buyingTexts } from '@/texts/buying';
import { failureText } from '@/texts/errors';
import { ApiError } from '@contract/errors';
import type { CharacterPart } from '@contract/models/character';
import { atom } from 'jotai';

/** Buys a part for gems; returns false and shows a message if that failed. */
export const buyPartAtom = atom(null, async (get, set, { part_id, part_name }: CharacterPart) => {
  const of = get(userAtom)?.user_id;
  if (of === undefined) return false;
  const isHere = set(whileOwnerAtom);
  try {
    const { part, gems } = await call('buyPart', {
      params: { partId: part_id },
      body: { userId: of },
    });
    const user = get(userAtom);
    if (!isHere() || !user) return false;
    set(updateUserAtom, { ...user, gems });
    set(companionRemote.changeAtom, of, ({ availableParts, ...rest }) => ({
      ...rest,
      availableParts: availableParts.map((one) => (one.part_id === part_id ? part : one)),
    }));
    set(showToastAtom, { text: buyingTexts.bought(part_name), tone: 'success' });
    return true;
  } catch (error) {
    if (!isHere()) return false;
    set(showToastAtom, { text: failureText(error, buyingTexts.failed), tone: 'danger' });
    // The gems may have been spent elsewhere, so this reloads the balance.
    if (error instanceof ApiError && error.code === 'CONFLICT') await set(askSessionAtom);
    return false;
  }
});
