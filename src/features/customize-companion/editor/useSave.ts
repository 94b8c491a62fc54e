import { call } from '@/api/client';
import { companionRemote } from '@/state/companion';
import { showToastAtom } from '@/state/toasts';
import { characterTexts } from '@/texts/character';
import { failureText } from '@/texts/errors';
import { ApiError } from '@contract/errors';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { nameToSend } from './characterName';
import type { EditedAppearance } from './appearance';
import { type Editor, startOf } from './useEditor';

/** The request body for a look: the same, regardless of the edits that led to it. */
export function bodyOf({ placed }: EditedAppearance, basePartId: string, characterName: string) {
  return {
    basePartId,
    accessories: placed.map(({ id: partId, x: positionX, y: positionY }, zIndex) => ({
      partId,
      positionX,
      positionY,
      zIndex,
    })),
    characterName,
  };
}

/** Sends the appearance. A failure is reported, and the edit stays. */
export function useSave(userId: string, editor: Editor, onSaved: () => void) {
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const showToast = useSetAtom(showToastAtom);
  const reload = useSetAtom(companionRemote.loadAtom);
  const { name, appearance, saved, catalog, dispatch } = editor;

  function fail(error: unknown): void {
    // oxlint-disable-next-line no-console -- the documented line, see docs/product/screens.md#character
    console.info('character save failed');
    // Without an answer the message says what failed, not why.
    const refusal = error instanceof ApiError ? error : null;
    showToast({ text: failureText(refusal, characterTexts.saveFailed), tone: 'danger' });
  }

  async function save(): Promise<void> {
    if (busy.current || appearance.base === null) return;
    busy.current = true;
    setSaving(true);
    try {
      const sent = bodyOf(appearance, appearance.base, nameToSend(name, saved.name));
      const answer = await call('customizeCharacter', { body: { ...sent, userId } });
      const start = startOf(answer, catalog);
      dispatch({ type: 'loaded', start });
      // An empty name, or one with surrounding spaces, is shown as it was saved.
      dispatch({ type: 'kept', typed: name, name: start.name });
      showToast({ text: characterTexts.saved, tone: 'success' });
      await reload(userId, { isKept: true });
      onSaved();
    } catch (error) {
      fail(error);
    }
    busy.current = false;
    setSaving(false);
  }

  return { saving, save };
}
