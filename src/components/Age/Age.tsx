import { useMinute } from '@/design/hooks/useMinute';

export interface AgeProps {
  /** The moment, ISO 8601. */
  at: string;
  /** Returns the text for its age; both moments in ms. */
  words: (then: number, now: number) => string;
}

/** How long ago something was; the text updates while it is on the screen. */
export function Age({ at, words }: AgeProps) {
  const then = Date.parse(at);
  // A page from the server may be up to a minute old.
  const now = Math.max(then, useMinute());
  return (
    <time dateTime={at} suppressHydrationWarning>
      {words(then, now)}
    </time>
  );
}
