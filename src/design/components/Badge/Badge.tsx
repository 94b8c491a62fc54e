import type { ReactNode } from 'react';
import { badge, count as countClass } from './Badge.css';

/** The text and tone of a badge. */
export interface BadgeProps {
  /** The kind of news; the text must say the same without the colour. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'like' | 'gem';
  /** A small icon before the text. */
  icon?: ReactNode;
  children: ReactNode;
}

/** One or two words about a state. It is no control and ignores presses. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** The count on the corner of a button. */
export interface CountBadgeProps {
  count: number;
  /** Above this it reads "99+". */
  max?: number;
}

/** The number of new things; hidden if it is zero. */
export function CountBadge({ count, max = 99 }: CountBadgeProps) {
  if (count <= 0) return null;
  return <span className={countClass}>{count > max ? `${max}+` : count}</span>;
}
