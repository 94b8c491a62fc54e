import { useMedia } from '@/design/hooks/useMedia';
import { Slice } from '@/design/hydration/Slice';
import type { ReactNode } from 'react';
import { left, right } from './HomeScreen.css';

interface SideColumnProps {
  side: 'left' | 'right';
  label: string;
  children: ReactNode;
}

/**
 * A column beside the feed. The server sends it to everybody; where there is no room for it, it is
 * taken out as soon as the page has come to life, so that a phone does not keep what it never shows.
 */
export function SideColumn({ side, label, children }: SideColumnProps) {
  return (
    useMedia('(min-width: 900px)', true) && (
      <aside className={side === 'left' ? left : right} aria-label={label}>
        <Slice>{children}</Slice>
      </aside>
    )
  );
}
