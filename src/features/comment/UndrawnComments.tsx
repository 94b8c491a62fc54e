import { useNearEnd } from '@/design/hooks/useNearEnd';
import type { Comment } from '@contract/models/comment';
import { useLayoutEffect } from 'react';
import { ESTIMATE, undrawn } from './UndrawnComments.css';

/** How far ahead of the reader they are rendered, CSS px. */
const AHEAD = 200;

const lineOf = ({ userName, content }: Comment) => `${userName} ${content}`.replace(/\s+/g, ' ');

interface UndrawnCommentsProps {
  rows: readonly Comment[];
  onShow: () => void;
}

/**
 * Comments that are not rendered yet: one element with their text, a line for each, hidden until
 * found. The browser's find-in-page reveals it and scrolls to the line, and readers without scripts
 * see it anyway. They are rendered when they come near the window.
 */
export function UndrawnComments({ rows, onShow }: UndrawnCommentsProps) {
  const place = useNearEnd<HTMLLIElement>(onShow, true, AHEAD, rows.length);
  useLayoutEffect(() => {
    // React supports `hidden` only as a boolean.
    place.current?.setAttribute('hidden', 'until-found');
  }, [place]);
  return (
    <li ref={place} className={undrawn} style={{ minHeight: rows.length * ESTIMATE }}>
      {rows.map(lineOf).join('\n')}
    </li>
  );
}
