import { useNearEnd } from '@/design/hooks/useNearEnd';
import type { Comment } from '@contract/models/comment';
import { useLayoutEffect } from 'react';
import { ESTIMATE, undrawn } from './UndrawnComments.css';

/** How far ahead of the reader they are drawn, CSS px. */
const AHEAD = 200;

const lineOf = ({ userName, content }: Comment) => `${userName} ${content}`.replace(/\s+/g, ' ');

interface UndrawnCommentsProps {
  rows: readonly Comment[];
  onShow: () => void;
}

/**
 * Comments that are not drawn yet: one element that holds their words, a line for each, hidden until
 * found. The browser's own find-in-page shows it and scrolls to the line, and anyone who reads without
 * scripts sees them anyway. Coming near the window they are drawn.
 */
export function UndrawnComments({ rows, onShow }: UndrawnCommentsProps) {
  const place = useNearEnd<HTMLLIElement>(onShow, true, AHEAD, rows.length);
  useLayoutEffect(() => {
    // React knows `hidden` as a yes or no only.
    place.current?.setAttribute('hidden', 'until-found');
  }, [place]);
  return (
    <li ref={place} className={undrawn} style={{ minHeight: rows.length * ESTIMATE }}>
      {rows.map(lineOf).join('\n')}
    </li>
  );
}
