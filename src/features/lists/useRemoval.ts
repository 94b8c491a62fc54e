import { createOptimistic } from '@/state/optimistic';
import { showToastAtom } from '@/state/toasts';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

/** Takes items off a list and puts them back: at once on the screen by `mark`, then for real. */
export function useRemoval(
  mark: (id: string, isOff: boolean) => void,
  send: (id: string, on: boolean) => Promise<unknown>,
): (id: string, isOff: boolean) => void {
  const [pressAtom] = useState(() => createOptimistic<boolean, boolean>());
  const press = useSetAtom(pressAtom);
  const showToast = useSetAtom(showToastAtom);

  return (id, isOff) => {
    press(
      id,
      { known: !isOff, wanted: isOff },
      {
        given: (known) => known,
        send: async (_, aim) => {
          await send(id, !aim);
          return aim;
        },
        show: ({ wanted }) => mark(id, wanted),
      },
    ).catch((error: unknown) =>
      showToast({ text: failureText(error, commonTexts.changeFailed), tone: 'error' }),
    );
  };
}
