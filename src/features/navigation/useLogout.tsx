import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { useState, type ReactNode } from 'react';

const LogoutDialog = lazyPart(() => import('./LogoutDialog'), { above: true });

/** Logging out with confirmation: `ask` opens `dialog`, which must be rendered somewhere. */
export function useLogout(onDone?: () => void): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return {
    ask: () => setIsAsking(true),
    dialog: isAsking && <LogoutDialog onDone={onDone} onClose={close} onLost={close} />,
  };
}
