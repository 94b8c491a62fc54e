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
 * The props of every control that writes, to be spread after its own: none, or while the member is
 * suspended those by which it keeps the focus, takes no press and leads to the notice that says why.
 */
export function useWriting(): typeof refused | undefined {
  return useAtomValue(userAtom)?.suspension ? refused : undefined;
}
