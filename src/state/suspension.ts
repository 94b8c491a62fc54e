import { suspensionNoticeId } from '@/config/routes';
import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { userAtom } from './session';

const refused = {
  'aria-disabled': true,
  'aria-describedby': suspensionNoticeId,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/**
 * The props of every control that writes; spread them after its own. They are empty unless the member is
 * suspended: the control then keeps the focus, ignores presses and leads to the notice with the reason.
 */
export function useWriting(): typeof refused | undefined {
  return useAtomValue(userAtom)?.suspension ? refused : undefined;
}
