import type { ReactNode } from 'react';
import { badge, count as countClass } from './Badge.css';

/** What a badge says, and how urgently. */
export interface BadgeProps {
  /** What kind of news it is; the words must say the same without the colour. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'like' | 'gem';
  /** A small icon before the words. */
  icon?: ReactNode;
  children: ReactNode;
}

/** One or two words about the state of a thing. Not a control: it never takes a press. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** What is counted on the corner of a button. */
export interface CountBadgeProps {
  count: number;
  /** Above this it reads "99+". */
  max?: number;
}

/** How many new things wait; it is not drawn while there are none. */
export function CountBadge({ count, max = 99 }: CountBadgeProps) {
  if (count <= 0) return null;
  return <span className={countClass}>{count > max ? `${max}+` : count}</span>;
}
