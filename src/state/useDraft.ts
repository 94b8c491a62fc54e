import { useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft, DraftStore } from './drafts';
import { userAtom } from './session';

/** How long after the last change a draft is kept, in ms; the promise is two seconds. */
const PAUSE = 1000;

const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/**
 * Keeps what is being written, and offers what was written before. The two have ids of their own,
 * so typing over the offer loses neither. `drafts` stays the same for as long as the form is there.
 */
export function useDraft<V>(drafts: DraftStore<V>, values: V) {
  const store = useStore();
  const [offered, setOffered] = useState<Draft<V> | null>(null);
  // What was kept last: by reference, since every change makes a new object.
  const [kept, setKept] = useState<V>(values);
  const [isForked, setForked] = useState(false);
  const latest = useRef(values);
  const keptNow = useRef(values);
  const id = useRef('');
  const savedAt = useRef(0);
  const isSent = useRef(false);
  const { isWritten, isPartial = () => false } = drafts.kind;

  /** Keeps what is not kept yet; gives whether nothing could be lost now. */
  const keep = useRef((): boolean => {
    const now = latest.current;
    if (isSent.current) return true;
    const stored = drafts.list().find((draft) => draft.id === id.current);
    // Another tab may have taken it away while it is being written here.
    const isThere = savedAt.current === 0 || stored !== undefined;
    if (now === keptNow.current && isThere) return !isPartial(now);
    // Taken up in another tab too and changed there: from now on these are two.
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

  // Leaving keeps at once: the page in any way (a phone may never come back to a hidden tab), the
  // screen by a link. Only if the browser refuses to keep it, the reader is asked.
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
      // A member whose session has ended comes back by the login page.
      if (store.get(userAtom)?.user_id !== drafts.userId) interruptNow();
    };
  }, [drafts, store]);

  return {
    offered,
    isKept: kept === values && isWritten(values),
    /** Another tab had changed the same draft; both are kept, this one beside it. */
    isForked,
    keep: () => keep.current(),
    /** Marks the draft as broken off while it was being sent; gives whether it is kept. */
    interrupt: () => interrupt.current(),
    /** Names this writing, to the server too. */
    idempotencyKey: (): string => (id.current ||= newId()),
    /** Takes the offer up. What was typed meanwhile stays behind as a draft of its own. */
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
    /** The text was sent: its draft goes, and what the form still holds needs no draft. */
    sent: () => {
      isSent.current = true;
      const outdated = drafts.kind.isOfOne ? drafts.list().map((draft) => draft.id) : [id.current];
      for (const one of outdated) drafts.drop(one);
    },
  };
}

/** Hands over what was broken off while it was being sent, when the form appears again. */
export function useInterrupted<V>(drafts: DraftStore<V>, onFound: (draft: Draft<V>) => void): void {
  useEffect(() => {
    const draft = drafts.takeInterrupted();
    if (draft) onFound(draft);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each member
  }, [drafts]);
}
