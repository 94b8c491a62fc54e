import { lazyLoad } from '@/design/lazy/lazyLoad';
import type { SyntheticEvent } from 'react';
import { age } from './DatedAge.css';

const tip = lazyLoad(() => import('./exactDate'));

export interface DatedAgeProps {
  /** The moment spoken of, ISO 8601. */
  at: string;
  /** How long ago it was, in words. */
  children: string;
}

/** How long ago something was; the pointer, the keyboard and a tap show the date and time. */
export function DatedAge({ at, children }: DatedAgeProps) {
  // The words stand without the date too, so a failure to load it is no news.
  const showWhile = (anchor: HTMLElement, isWanted: () => boolean) =>
    void tip.load().then(
      ({ showExactDate }) => isWanted() && showExactDate(anchor, at),
      () => undefined,
    );
  const show = ({ currentTarget: anchor }: SyntheticEvent<HTMLElement>) =>
    showWhile(anchor, () => anchor.matches(':hover, :focus-visible'));
  const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
    tip.current()?.hideExactDate(currentTarget);
  return (
    <button
      type="button"
      className={age}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={({ currentTarget }) => showWhile(currentTarget, () => true)}
    >
      <time dateTime={at}>{children}</time>
    </button>
  );
}
