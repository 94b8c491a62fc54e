import { RemovedRow, type RemovedRowProps } from '@/components/RemovedRow/RemovedRow';
import { useEffect, useRef, type ReactNode } from 'react';

interface RemovableProps extends RemovedRowProps {
  removed: boolean;
  children: ReactNode;
}

/** An item that can be removed and restored. The focus stays in its place either way. */
export function Removable({ removed, children, ...rest }: RemovableProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(removed);
  useEffect(() => {
    if (before.current === removed) return;
    before.current = removed;
    // The focus stays where the member has moved it since.
    const isLost = document.activeElement === document.body;
    if (isLost) place.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [removed]);
  return <div ref={place}>{removed ? <RemovedRow {...rest} /> : children}</div>;
}
