import { showToastAtom } from '@/state/toasts';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';

/**
 * Takes items off a list and puts them back: at once on the screen, then for real, one call after
 * the other, since an undo may be pressed before the first has arrived. `mark` shows it.
 */
export function useRemoval(
  mark: (id: string, isOff: boolean) => void,
  send: (id: string, on: boolean) => Promise<unknown>,
): (id: string, isOff: boolean) => void {
  const showToast = useSetAtom(showToastAtom);
  const queue = useRef(Promise.resolve());

  async function attempt(id: string, isOff: boolean): Promise<void> {
    try {
      await send(id, !isOff);
    } catch (error) {
      mark(id, !isOff);
      showToast({ text: failureText(error, commonTexts.changeFailed), tone: 'error' });
    }
  }
  return (id, isOff) => {
    mark(id, isOff);
    queue.current = queue.current.then(() => attempt(id, isOff));
  };
}
