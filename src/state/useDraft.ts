import { useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft, DraftStore } from './drafts';
import { userAtom } from './session';

/** How long after the last change a draft is stored, in ms; the site promises two seconds. */
const PAUSE = 1000;

const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/**
 * Stores what the member writes and offers what they wrote before. The two have different ids, so
 * typing instead of taking the offer loses neither. `drafts` must not change while the form is there.
 */
export function useDraft<V>(drafts: DraftStore<V>, values: V) {
  const store = useStore();
  const [offered, setOffered] = useState<Draft<V> | null>(null);
  // The values that were stored last, compared by reference: every change makes a new object.
  const [kept, setKept] = useState<V>(values);
  const [isForked, setForked] = useState(false);
  const latest = useRef(values);
  const keptNow = useRef(values);
  const id = useRef('');
  const savedAt = useRef(0);
  const isSent = useRef(false);
  const { isWritten, isPartial = () => false } = drafts.kind;

  /** Stores what is not stored yet; returns whether nothing could be lost now. */
  const keep = useRef((): boolean => {
    const now = latest.current;
    if (isSent.current) return true;
    const stored = drafts.list().find((draft) => draft.id === id.current);
    // Another tab may have deleted the draft while it is being edited here.
    const isThere = savedAt.current === 0 || stored !== undefined;
    if (now === keptNow.current && isThere) return !isPartial(now);
    // Another tab resumed the draft too and changed it: from now on these are two drafts.
    const isTaken = stored !== undefined && stored.savedAt > savedAt.current;
    if (!id.current || isTaken) id.current = newId();
    const draft: Draft<V> = { id: id.current, savedAt: Date.now(), values: now };
    if (!isWritten(now)) drafts.drop(draft.id);
    else if (!drafts.keep(draft)) return false;
    savedAt.current = draft.savedAt;
    keptNow.current = now;
    setKept(now);
    if (isTaken) setForked(true);
    return !isPartial(now);
  });

  const interrupt = useRef((): boolean => {
    keep.current();
    const own = drafts.list().find((draft) => draft.id === id.current);
    return own !== undefined && drafts.keep({ ...own, interrupted: true });
  });

  const offerNext = useCallback(() => {
    setOffered(drafts.list().find((draft) => draft.id !== id.current) ?? null);
  }, [drafts]);
  useEffect(offerNext, [offerNext]);

  useEffect(() => {
    latest.current = values;
    const timer = setTimeout(() => keep.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [values]);

  // Stores at once when the member leaves the page in any way (a phone may never come back to a hidden
  // tab) or leaves the screen by a link. Asks the member only if the browser refuses to store it.
  useEffect(() => {
    const keepNow = keep.current;
    const interruptNow = interrupt.current;
    const onHide = () => void keepNow();
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!keepNow()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', onLeave);
      keepNow();
      // A member whose session has ended comes back through the login page.
      if (store.get(userAtom)?.user_id !== drafts.userId) interruptNow();
    };
  }, [drafts, store]);

  return {
    offered,
    isKept: kept === values && isWritten(values),
    /** Another tab has changed the same draft; the browser stores both. */
    isForked,
    keep: () => keep.current(),
    /** Marks the draft as interrupted while it was being sent; returns whether it is stored. */
    interrupt: () => interrupt.current(),
    /** Identifies this text, for the server too. */
    idempotencyKey: (): string => (id.current ||= newId()),
    /** Resumes the offered draft. Text typed before that stays behind as a separate draft. */
    resume: (draft: Draft<V>) => {
      keep.current();
      id.current = draft.id;
      savedAt.current = draft.savedAt;
      latest.current = draft.values;
      keptNow.current = draft.values;
      setKept(draft.values);
      setOffered(null);
    },
    discard: (draft: Draft<V>) => {
      drafts.drop(draft.id);
      offerNext();
    },
    /** The text was sent: its draft is deleted, and the form's text needs no draft. */
    sent: () => {
      isSent.current = true;
      const outdated = drafts.kind.isOfOne ? drafts.list().map((draft) => draft.id) : [id.current];
      for (const one of outdated) drafts.drop(one);
    },
  };
}

/** Passes on a draft whose sending was interrupted, when the form appears again. */
export function useInterrupted<V>(drafts: DraftStore<V>, onFound: (draft: Draft<V>) => void): void {
  useEffect(() => {
    const draft = drafts.takeInterrupted();
    if (draft) onFound(draft);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each member
  }, [drafts]);
}
