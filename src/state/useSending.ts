import { loginPath, postPath } from '@/config/routes';
import { ApiError, type Issue } from '@contract/errors';
import type { Post } from '@contract/models/post';
import { noPostRewards, type PostRewards } from '@contract/rules/rewards';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { noteEarnedAtom } from './earned';
import { feedStaleAtom } from './feed';
import { putPostsAtom } from './posts';
import { showToastAtom } from './toasts';

type SendStatus = 'writing' | 'sending' | 'sent';

/** What came of a text that was sent; `rewards` is null for a change, which earns nothing. */
export interface Sent {
  post: Post;
  rewards: PostRewards | null;
  /** What is said of it, where the usual words are not true. */
  said?: string;
}

interface Sending {
  /** Sends it; `isOver`: also over what was changed in its post meanwhile. */
  send: (isOver: boolean) => Promise<Sent>;
  /** The post that it is a change of, or turned out to be already. */
  postId: string | null;
  draft: { keep: () => boolean; interrupt: () => boolean; sent: () => void };
  /** Whether the form is still on the screen. */
  isHere: () => boolean;
  /** Where the form is found again. */
  formPath: string;
  /** Where the way leads from here, and how long the success is shown before, ms. */
  next: { path: string; after: number };
  navigate: (path: string, options?: { replace: boolean }) => unknown;
  texts: { sent: string; failed: string };
  words: {
    failure: (error: unknown, fallback: string) => string;
    outcome: (isConfirmed: boolean, rewards: PostRewards) => string;
    kept: string;
    resume: string;
  };
  onSent: () => void;
  onRefused: (issues: readonly Issue[]) => void;
}

/** Sends what was written, once at a time, and leads on from there; what fails stays in the form. */
export function useSending(sending: Sending) {
  const { send, postId, draft, isHere, formPath, next, navigate, texts, words } = sending;
  const [status, setStatus] = useState<SendStatus>('writing');
  const [error, setError] = useState<string | null>(null);
  // What stands in the way, where the writer has a choice about it.
  const [obstacle, setObstacle] = useState<'login' | 'stale' | null>(null);
  const [refused, setRefused] = useState<readonly Issue[] | null>(null);
  const busy = useRef(false);
  const onRefused = useRef(sending.onRefused);
  const putPosts = useSetAtom(putPostsAtom);
  const setStale = useSetAtom(feedStaleAtom);
  const noteEarned = useSetAtom(noteEarnedAtom);
  const showToast = useSetAtom(showToastAtom);
  const { path, after } = next;

  useEffect(() => {
    onRefused.current = sending.onRefused;
  });
  // The form is open again before the focus goes to what is wrong in it.
  useEffect(() => {
    if (refused) onRefused.current(refused);
  }, [refused]);

  useEffect(() => {
    if (status !== 'sent') return;
    // In place of the form, which nobody wants to come back to.
    const timer = setTimeout(() => void navigate(path, { replace: true }), after);
    return () => clearTimeout(timer);
  }, [status, path, after, navigate]);

  function fail(cause: unknown): void {
    const text = words.failure(cause, texts.failed);
    const code = cause instanceof ApiError ? cause.code : null;
    setError(text);
    if (!isHere()) {
      const action = { label: words.resume, onPress: () => void navigate(formPath) };
      const kept = draft.interrupt() ? { detail: words.kept, action } : {};
      showToast({ text, ...kept, tone: 'danger' });
    } else if (code === 'VALIDATION') {
      setRefused((cause as ApiError).issues ?? []);
    } else if (code === 'STALE') {
      setObstacle('stale');
    } else if (code === 'LOGIN_REQUIRED') {
      draft.keep();
      // In another window: the way there costs nothing of what was written, kept or not.
      setObstacle('login');
    }
  }

  async function start(isOver: boolean): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setStatus('sending');
    setError(null);
    setObstacle(null);
    try {
      const { post, rewards, said = texts.sent } = await send(isOver);
      draft.sent();
      sending.onSent();
      putPosts([post]);
      setStale(true);
      if (rewards) noteEarned('post_create');
      const detail = words.outcome(post.isConfirmed, rewards ?? noPostRewards);
      showToast({ text: said, detail, tone: 'success' });
      setStatus('sent');
    } catch (cause) {
      busy.current = false;
      setStatus('writing');
      fail(cause);
    }
  }

  return {
    status,
    error,
    setError,
    /** Where something stands in the way: what can be done, with the text left as it is. */
    help: obstacle && {
      obstacle,
      to: obstacle === 'stale' && postId ? postPath(postId) : loginPath(),
      onOverwrite: () => void start(true),
    },
    send: () => void start(false),
  };
}
