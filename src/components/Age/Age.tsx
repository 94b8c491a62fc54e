import { useMinute } from '@/design/hooks/useMinute';

export interface AgeProps {
  /** The moment spoken of, ISO 8601. */
  at: string;
  /** Says how long ago it was; both moments in ms. */
  words: (then: number, now: number) => string;
}

/** How long ago something was; it goes on counting while it is looked at. */
export function Age({ at, words }: AgeProps) {
  const then = Date.parse(at);
  // A page from the server may have been made in the minute before.
  const now = Math.max(then, useMinute());
  return (
    <time dateTime={at} suppressHydrationWarning>
      {words(then, now)}
    </time>
  );
}
