import type { TesterValues } from './types';

/**
 * How many results a request of an import or a collection asks for, however few are wanted at a
 * time: each request for more would cost as much again, and a search is one of a hundred a day.
 */
export const ASKED_AT_ONCE = 50;

/** How many of them are handed out where a call does not say. */
const SLICE = 10;

/** A place in what was found: a page of YouTube's, and how many of its results came before. */
interface SlicePlace {
  token: string;
  skipped: number;
}

const sliceToken = ({ token, skipped }: SlicePlace): string => `${skipped}@${token}`;

/** Reads a place in what was found; the beginning of it without a token. */
export function slicePlace({ pageToken: given = '' }: TesterValues): SlicePlace {
  const [, skipped, token] = /^(\d{1,2})@(.*)$/.exec(given) ?? [];
  return skipped === undefined
    ? { token: given, skipped: 0 }
    : { token: token ?? '', skipped: Number(skipped) };
}

/**
 * The part of a page of YouTube's that is wanted, and the token of the one behind it.
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
