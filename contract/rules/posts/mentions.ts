/** The most members that one comment mentions. */
export const MENTIONS_MAX = 5;

/** A piece of a text: words, or `@` with the name of a member. */
export interface MentionSegment<T> {
  text: string;
  member: T | null;
}

/** An @ within a word or an address mentions nobody. */
const WITHIN_WORD = /[\w.+/-]$/;

/**
 * Splits a text at its mentions: an `@` with the name of one of these members. The longest name
 * wins; particles may follow it. All segments together equal the text.
 */
export function mentionSegments<T extends { userName: string }>(
  text: string,
  members: readonly T[],
): MentionSegment<T>[] {
  const named = members
    .filter(({ userName }) => userName !== '')
    .toSorted((a, b) => b.userName.length - a.userName.length);
  const segments: MentionSegment<T>[] = [];
  let done = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < done || WITHIN_WORD.test(text.slice(Math.max(0, at - 1), at))) continue;
    const member = named.find(({ userName }) => text.startsWith(userName, at + 1));
    if (!member) continue;
    if (at > done) segments.push({ text: text.slice(done, at), member: null });
    done = at + 1 + member.userName.length;
    segments.push({ text: text.slice(at, done), member });
  }
  if (done < text.length) segments.push({ text: text.slice(done), member: null });
  return segments;
}

/** Whether a name is over before this text: 님 and 씨 may follow it, other words may not. */
export const isNameEnd = (rest: string): boolean =>
  /^[님씨]/u.test(rest) || !/^[\p{L}\p{N}_]/u.test(rest);

/** The members that a text mentions, each once. */
export function mentionedIn<T extends { userName: string }>(
  text: string,
  members: readonly T[],
): T[] {
  return [...new Set(mentionSegments(text, members).flatMap(({ member }) => member ?? []))];
}

/** A mention as it is stored: the member, and the name in the text. */
export interface StoredMention {
  id: number;
  userName: string;
}

/** Reads stored mentions. */
export const readMentions = (json: string | null): StoredMention[] =>
  json === null ? [] : (JSON.parse(json) as StoredMention[]);

/** Stored mentions as JSON; null if there are none. */
export const writeMentions = (mentions: readonly StoredMention[]): string | null =>
  mentions.length === 0
    ? null
    : JSON.stringify(mentions.map(({ id, userName }) => ({ id, userName })));
