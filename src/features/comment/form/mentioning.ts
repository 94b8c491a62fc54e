import { isNameBegun, MEMBER_SUGGESTIONS } from '@contract/rules/members/name-start';
import type { Comment } from '@contract/models/comment';
import type { Named } from '@/state/commentDrafts';
import { isNameEnd } from '@contract/rules/posts/mentions';

/** A member that the list offers. */
export interface Offered extends Named {
  profileImage: string | null;
}

/** A mention that is being typed: the place of its @, and what follows until the cursor. */
export interface Typed {
  at: number;
  name: string;
}

/** An @ within a word or an address begins no mention; a name has at most 20 letters. */
const TYPED = /(?:^|[^\w.+/@-])@([^\s@]{0,20})$/u;

/** The mention at the cursor; null if there is none. */
export function typedAt(text: string, caret: number): Typed | null {
  const name = TYPED.exec(text.slice(0, caret))?.[1];
  return name === undefined ? null : { at: caret - name.length - 1, name };
}

/** The members of a discussion, who wrote last first. */
export function speakersOf(comments: readonly Comment[], viewerId: string | undefined): Offered[] {
  const speakers = new Map<string, Offered>();
  const numberOf = ({ commentId }: Comment) => Number(commentId.slice('comment'.length));
  for (const one of comments.toSorted((a, b) => numberOf(b) - numberOf(a))) {
    const { userId, userName, profileImage, isDeleted, isBlocked } = one;
    if (isDeleted || isBlocked || userId === viewerId || speakers.has(userId)) continue;
    speakers.set(userId, { userId, userName, profileImage });
  }
  return [...speakers.values()];
}

/** The offered members: of the discussion first, then others, each once. */
export function offeredFor(
  typed: string,
  speakers: readonly Offered[],
  found: readonly Offered[],
): Offered[] {
  const here = speakers.filter(({ userName }) => typed === '' || isNameBegun(userName, typed));
  const others = found.filter(({ userId }) => here.every((one) => one.userId !== userId));
  return [...here, ...others].slice(0, MEMBER_SUGGESTIONS);
}

/** The members of the discussion whose whole name somebody typed without choosing it. */
export function typedOut(text: string, speakers: readonly Offered[]): Offered[] {
  return speakers.filter(({ userName }) => {
    const at = text.indexOf(`@${userName}`);
    return at >= 0 && isNameEnd(text.slice(at + userName.length + 1));
  });
}
