import { useMedia } from '@/design/hooks/useMedia';
import { Slice } from '@/design/hydration/Slice';
import type { ComponentProps } from 'react';

interface SideColumnProps extends ComponentProps<'aside'> {
  /** The width of the window that has room for it, CSS px. */
  from: number;
}

/**
 * A column beside the feed. The server sends it to everybody; where there is no room for it, it is
 * taken out as soon as the page has come to life, so that a phone does not keep what it never shows.
 */
export function SideColumn({ from, children, ...aside }: SideColumnProps) {
  return (
    useMedia(`(min-width: ${from}px)`, true) && (
      <aside {...aside}>
        <Slice>{children}</Slice>
      </aside>
    )
  );
}
