import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDrafts, type Draft } from './drafts';
import { isWritten, type VideoValues } from './videoForm';

/** How long after the last change a draft is kept, in ms; the promise is two seconds. */
const PAUSE = 1000;

const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/**
 * Keeps what is being written, and offers what was written before. The two have ids of their own,
 * so typing over the offer loses neither.
 */
export function useDraft(userId: string, values: VideoValues) {
  const [offered, setOffered] = useState<Draft | null>(null);
  // What was kept last: by reference, since every change makes a new object.
  const [kept, setKept] = useState<VideoValues>(values);
  const latest = useRef(values);
  const keptNow = useRef(values);
  const id = useRef('');
  const savedAt = useRef(0);

  /** Keeps what is not kept yet; gives whether nothing could be lost now. */
  const keep = useRef((): boolean => {
    const now = latest.current;
    if (now === keptNow.current) return true;
    const stored = readDrafts(userId).find((draft) => draft.id === id.current);
    // Taken up in another tab too and changed there: from now on these are two.
    if (!id.current || (stored && stored.savedAt > savedAt.current)) id.current = newId();
    const draft: Draft = { id: id.current, savedAt: Date.now(), values: now };
    if (!isWritten(now)) dropDraft(userId, draft.id);
    else if (!keepDraft(userId, draft)) return false;
    savedAt.current = draft.savedAt;
    keptNow.current = now;
    setKept(now);
    return true;
  });

  const offerNext = useCallback(() => {
    setOffered(readDrafts(userId).find((draft) => draft.id !== id.current) ?? null);
  }, [userId]);
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
    };
  }, []);

  return {
    offered,
    isKept: kept === values && isWritten(values),
    keep: () => keep.current(),
    /** Marks the draft as broken off by the end of the session; gives whether it is kept. */
    interrupt: (): boolean => {
      if (!keep.current()) return false;
      const own = readDrafts(userId).find((draft) => draft.id === id.current);
      return own !== undefined && keepDraft(userId, { ...own, interrupted: true });
    },
    /** Takes the offer up. What was typed meanwhile stays behind as a draft of its own. */
    resume: (draft: Draft) => {
      keep.current();
      id.current = draft.id;
      savedAt.current = draft.savedAt;
      latest.current = draft.values;
      keptNow.current = draft.values;
      setKept(draft.values);
      setOffered(null);
    },
    discard: (draft: Draft) => {
      dropDraft(userId, draft.id);
      offerNext();
    },
    /** The text was sent: its draft goes, and `emptied`, what the form now holds, needs none. */
    sent: (emptied: VideoValues) => {
      if (id.current) dropDraft(userId, id.current);
      id.current = '';
      latest.current = emptied;
      keptNow.current = emptied;
      setKept(emptied);
    },
  };
}
