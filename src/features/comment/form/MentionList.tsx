import { call } from '@/api/client';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { createEnterGuard, isComposing, type EnterAnswer } from '@/design/hooks/enterGuard';
import { commentPages } from '@/state/comments';
import { createRemote } from '@/state/remote';
import { viewerAtom } from '@/state/session';
import { useSharedRemote } from '@/state/useRemote';
import { commentTexts } from '@/texts/comment';
import { nameRange } from '@contract/rules/members/name-start';
import { cardImage } from '@contract/rules/site/uploads';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type RefObject } from 'react';
import type { CommentDraft } from '@/state/commentDrafts';
import * as styles from './MentionList.css';
import { offeredFor, speakersOf, typedAt, typedOut, type Offered, type Typed } from './mentioning';

const nobody: readonly Offered[] = [];

const foundRemote = createRemote<readonly Offered[]>({
  load: (q, signal) =>
    call('suggestMembers', { query: { q } }, signal).then((answer) => answer.members),
});

/** Members by the beginning of their name; the old ones stay until the new ones are loaded. */
function useFound(typed: string | undefined): readonly Offered[] {
  const isAsked = typed !== undefined && nameRange(typed) !== null;
  const { state } = useSharedRemote(foundRemote, isAsked ? typed : null);
  const [shown, setShown] = useState(nobody);
  const next = state.status === 'ready' ? state.value : state.status === 'failed' ? nobody : shown;
  if (next !== shown) setShown(next);
  return isAsked ? shown : nobody;
}

/** The members who take part in the discussion of a post. */
function useSpeakers(postId: string): readonly Offered[] {
  const lists = useAtomValue(commentPages.listsAtom);
  const viewer = useAtomValue(viewerAtom);
  return useMemo(() => {
    const own = Object.entries(lists).filter(([key]) => key.split('?')[0] === postId);
    const rows = own.flatMap(([, list]) => [...list.items, ...list.added]);
    return speakersOf(rows, viewer ?? undefined);
  }, [lists, viewer, postId]);
}

export interface MentionListProps extends CommentDraft {
  postId: string;
  area: RefObject<HTMLTextAreaElement | null>;
  onWrite: (draft: CommentDraft) => void;
}

/** Where the cursor of a field is; null if the field has no focus, or text is marked. */
function caretOf(field: Element | null): number | null {
  if (!(field instanceof HTMLTextAreaElement) || document.activeElement !== field) return null;
  return field.selectionStart === field.selectionEnd ? field.selectionEnd : null;
}

/** Follows the cursor of a field. */
function useCaret(area: RefObject<HTMLTextAreaElement | null>): number | null {
  const [caret, setCaret] = useState(() => caretOf(document.activeElement));
  useEffect(() => {
    const follow = () => setCaret(caretOf(area.current));
    const listening = new AbortController();
    for (const event of ['selectionchange', 'input', 'focusin', 'focusout']) {
      document.addEventListener(event, follow, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [area]);
  return caret;
}

/** What keys do to the open list; null if it is closed. */
type Keys = { onMove: (by: 1 | -1) => void; onClose: () => void; choice: () => void } | null;

/**
 * The keys of the list, before the field gets them. An Enter during a composition chooses only when
 * the syllable is finished, as `enterGuard` decides: then the member that was marked at the press.
 */
function useListKeys(area: RefObject<HTMLTextAreaElement | null>, keys: Keys): void {
  const held = useRef<(() => void) | null>(null);
  const press = useEffectEvent((event: KeyboardEvent, answer: EnterAnswer): boolean => {
    const isBusy = isComposing(event);
    held.current = isBusy && keys ? keys.choice : null;
    if (!keys || isBusy) return false;
    const { key, shiftKey } = event;
    if (answer === 'submit' || (key === 'Tab' && !shiftKey)) keys.choice();
    else if (key === 'ArrowDown') keys.onMove(1);
    else if (key === 'ArrowUp') keys.onMove(-1);
    else if (key === 'Escape') keys.onClose();
    else return false;
    return true;
  });
  useEffect(() => {
    const field = area.current;
    if (!field) return;
    const guard = createEnterGuard('enter');
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const onDown = (event: KeyboardEvent) => {
      if (!press(event, guard.keyDown(event))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onUp = (event: KeyboardEvent) => {
      if (guard.keyUp(event) === 'submit') held.current?.();
    };
    field.addEventListener('keydown', onDown, options);
    field.addEventListener('keyup', onUp, options);
    field.addEventListener('compositionstart', () => guard.compositionStart(), options);
    field.addEventListener('compositionend', (event) => guard.compositionEnd(event.data), options);
    return () => listening.abort();
  }, [area]);
}

/** Tells screen readers of the list and of its marked member. */
function useListMarks(area: RefObject<HTMLTextAreaElement | null>, id: string, at: number | null) {
  useEffect(() => {
    const field = area.current;
    if (!field || at === null) return;
    const marks = {
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-activedescendant': `${id}-${at}`,
    };
    for (const [name, value] of Object.entries(marks)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(marks)) field.removeAttribute(name);
    };
  }, [area, id, at]);
}

/** Members for the @ at the cursor: those of the discussion first, then others by name. */
export default function MentionList({ postId, area, text, people, onWrite }: MentionListProps) {
  const id = useId();
  const caret = useCaret(area);
  const speakers = useSpeakers(postId);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [marked, setMarked] = useState(0);
  const typed = caret === null ? null : typedAt(text, caret);
  const isWanted = typed !== null && typed.at !== closedAt;
  const found = useFound(isWanted ? typed.name : undefined);
  const offered = isWanted ? offeredFor(typed.name, speakers, found) : [];
  const isOpen = offered.length > 0;
  const at = Math.min(marked, offered.length - 1);
  // A name that is typed to its end is meant, also without a choice.
  const added = typedOut(text, speakers).filter((one) =>
    people.every(({ userName }) => userName !== one.userName),
  );
  const addTyped = useEffectEvent(() => {
    if (added.length > 0) onWrite({ text, people: [...people, ...added.map(namedOf)] });
  });
  useEffect(() => addTyped(), [added.length]);

  function choose(member: Offered | undefined, mention: Typed | null): void {
    const field = area.current;
    if (!member || !field || !mention) return;
    const start = `${field.value.slice(0, mention.at)}@${member.userName} `;
    // A newline may have ended the composition of the name.
    const rest = field.value.slice(mention.at + 1 + mention.name.length).replace(/^[\n ]/, '');
    const others = people.filter(({ userName }) => userName !== member.userName);
    onWrite({ text: start + rest, people: [namedOf(member), ...others] });
    setMarked(0);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start.length, start.length);
    });
  }

  useListKeys(
    area,
    isOpen
      ? {
          onMove: (by) => setMarked((at + by + offered.length) % offered.length),
          onClose: () => setClosedAt(typed?.at ?? null),
          choice: () => choose(offered[at], typed),
        }
      : null,
  );
  useListMarks(area, id, isOpen ? at : null);

  return (
    <>
      <div role="status">
        <VisuallyHidden>{isOpen && commentTexts.offered(offered.length)}</VisuallyHidden>
      </div>
      {isOpen && (
        <div id={id} role="listbox" aria-label={commentTexts.mention} className={styles.list}>
          {offered.map((member, index) => (
            <div
              key={member.userId}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.option}
              // The field keeps the focus, and a phone its keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(member, typed)}
            >
              <Avatar name={member.userName} src={cardImage(member.profileImage)} size="sm" />
              <Text lines={1}>{member.userName}</Text>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const namedOf = ({ userId, userName }: Offered) => ({ userId, userName });
