import { createOptimistic } from '@/state/optimistic';
import { whileOwnerAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

/**
 * Removes items from a list and restores them: `mark` updates the screen before the request.
 * @param onSent updates other places after the request, unless another member has signed in since
 */
export function useRemoval(
  mark: (id: string, isOff: boolean) => void,
  send: (id: string, on: boolean) => Promise<unknown>,
  onSent?: (id: string, on: boolean) => void,
): (id: string, isOff: boolean) => void {
  const [changeAtom] = useState(() => createOptimistic<boolean, boolean>());
  const change = useSetAtom(changeAtom);
  const showToast = useSetAtom(showToastAtom);
  const whileOwner = useSetAtom(whileOwnerAtom);

  return (id, isOff) => {
    change(
      id,
      { known: !isOff, wanted: isOff },
      {
        given: (known) => known,
        send: async (_, aim) => {
          const isHere = whileOwner();
          await send(id, !aim);
          if (isHere()) onSent?.(id, !aim);
          return aim;
        },
        show: ({ wanted }) => mark(id, wanted),
      },
    ).catch((error: unknown) =>
      showToast({ text: failureText(error, commonTexts.changeFailed), tone: 'danger' }),
    );
  };
}
