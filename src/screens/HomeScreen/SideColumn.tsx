import type { ComponentProps } from 'react';
import { useHasRoom } from './useHasRoom';

interface SideColumnProps extends ComponentProps<'aside'> {
  /** The width of the window that has room for it, CSS px. */
  from: number;
}

/**
 * A column beside the feed. The server sends it to everybody; where there is no room for it, it is
 * taken out as soon as the page has come to life, so that a phone does not keep what it never shows.
 */
export function SideColumn({ from, ...aside }: SideColumnProps) {
  return useHasRoom(from) && <aside {...aside} />;
}
