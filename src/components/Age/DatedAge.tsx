import { lazyLoad } from '@/design/lazy/lazyLoad';
import type { SyntheticEvent } from 'react';
import { age } from './DatedAge.css';

const tip = lazyLoad(() => import('./exactDate'));

export interface DatedAgeProps {
  /** The moment, ISO 8601. */
  at: string;
  /** How long ago it was, as text. */
  children: string;
}

/** How long ago something was; hover, keyboard focus or a tap shows the date and time. */
export function DatedAge({ at, children }: DatedAgeProps) {
  // The text works without the date, so a failure to load it is not reported.
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
