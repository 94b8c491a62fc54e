import { sendCharacter } from '@/api/character';
import { loadCompanionAtom } from '@/state/companion';
import { setUserAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { characterTexts } from '@/texts/character';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { ApiError } from '@contract/errors';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { nameKept, nameToSend } from './characterName';
import { keptEditAtom } from './keptEdit';
import type { Look } from './look';
import type { Dressing } from './useDressing';
import { startOf } from './useEditor';

/** The look as it is sent; whichever way a part came to its place, the same place is sent. */
export function bodyOf({ worn }: Look, basePartId: string, characterName: string) {
  return {
    basePartId,
    accessories: worn.map(({ id: partId, x: positionX, y: positionY }, zIndex) => ({
      partId,
      positionX,
      positionY,
      zIndex,
    })),
    characterName,
  };
}

/** Sends the look. What goes wrong is told, and the edit stays. */
export function useSave(userId: string, dressing: Dressing, onSaved: () => void) {
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const showToast = useSetAtom(showToastAtom);
  const reload = useSetAtom(loadCompanionAtom);
  const keep = useSetAtom(keptEditAtom);
  const setUser = useSetAtom(setUserAtom);
  const { name, look, saved, wardrobe, dispatch } = dressing;

  function fail(error: unknown): void {
    // eslint-disable-next-line no-console -- the documented line, see members.md section 8
    console.info('character save failed');
    if (!(error instanceof ApiError)) {
      showToast({ text: characterTexts.saveFailed, tone: 'error' });
      return;
    }
    if (error.code !== 'LOGIN_REQUIRED') {
      showToast({ text: failureText(error, characterTexts.saveFailed), tone: 'error' });
      return;
    }
    // The session ended: the screen leads to the login page, and the edit waits here.
    keep({ of: userId, name: nameKept(name, saved.name), look });
    const detail = characterTexts.keptForLogin;
    showToast({ text: commonTexts.loginRequired, detail, tone: 'error' });
    setUser(null);
  }

  async function save(): Promise<void> {
    if (busy.current || look.base === null) return;
    busy.current = true;
    setSaving(true);
    try {
      const sent = bodyOf(look, look.base, nameToSend(name, saved.name));
      const answer = await sendCharacter(userId, sent);
      dispatch({ type: 'loaded', start: startOf(answer, wardrobe) });
      showToast({ text: characterTexts.saved, tone: 'success' });
      await reload(userId);
      onSaved();
    } catch (error) {
      fail(error);
    }
    busy.current = false;
    setSaving(false);
  }

  return { saving, save };
}
