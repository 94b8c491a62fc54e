import type { TesterValues } from './types';

/**
 * How many results an import or collection requests, even if it hands out fewer at a time: each
 * further request would cost as much again, and only a hundred searches are allowed a day.
 */
export const ASKED_AT_ONCE = 50;

/** How many of them are handed out if a call does not say. */
const SLICE = 10;

/** A position in the results: a YouTube page and how many of its results were already handed out. */
interface SlicePlace {
  token: string;
  skipped: number;
}

const sliceToken = ({ token, skipped }: SlicePlace): string => `${skipped}@${token}`;

/** Reads a position in the results; without a token it is the start. */
export function slicePlace({ pageToken: given = '' }: TesterValues): SlicePlace {
  const [, skipped, token] = /^(\d{1,2})@(.*)$/.exec(given) ?? [];
  return skipped === undefined
    ? { token: given, skipped: 0 }
    : { token: token ?? '', skipped: Number(skipped) };
}

/**
 * One slice of a YouTube page and the token of the next slice.
 * @param pageToken YouTube's, of its next page; null at the end
 */
export function sliceOf<T>(
  found: readonly T[],
  values: TesterValues,
  pageToken: string | null,
): { slice: T[]; nextPageToken: string | null } {
  const { token, skipped } = slicePlace(values);
  const end = skipped + Number(values.maxResults ?? SLICE);
  const next = pageToken === null ? null : sliceToken({ token: pageToken, skipped: 0 });
  return {
    slice: found.slice(skipped, end),
    nextPageToken: end < found.length ? sliceToken({ token, skipped: end }) : next,
  };
}
