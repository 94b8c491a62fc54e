import { loginPath, postPath } from '@/config/routes';
import { ApiError, type Issue } from '@contract/errors';
import type { Post } from '@contract/models/post';
import { noPostRewards, type PostRewards } from '@contract/rules/companion/rewards';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { noteEarnedAtom } from './earned';
import { feedStaleAtom } from './feed';
import { putPostsAtom } from './posts';
import { submittedAtom } from './submitted';
import { showToastAtom } from './toasts';

type SendStatus = 'writing' | 'sending' | 'sent';

/** The result of a sent text; `rewards` is null for an edit, which earns nothing. */
export interface Sent {
  post: Post;
  rewards: PostRewards | null;
  /** The message to show if the usual one is not true. */
  said?: string;
}

interface Sending {
  /** Sends it; with `isOver` it overwrites changes that were made to its post in the meantime. */
  send: (isOver: boolean) => Promise<Sent>;
  /** The post that it edits, or that an earlier attempt turned out to have created. */
  postId: string | null;
  draft: { keep: () => boolean; interrupt: () => boolean; sent: () => void };
  /** Whether the form is still on the screen. */
  isHere: () => boolean;
  /** The address of the form. */
  formPath: string;
  /** Where the member goes next, and how long the success shows before that, in ms. */
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

/** Sends the text, one call at a time, and then leads on; after a failure the text stays in the form. */
export function useSending(sending: Sending) {
  const { send, postId, draft, isHere, formPath, next, navigate, texts, words } = sending;
  const [status, setStatus] = useState<SendStatus>('writing');
  const [error, setError] = useState<string | null>(null);
  // An obstacle that leaves the writer a choice.
  const [obstacle, setObstacle] = useState<'login' | 'stale' | null>(null);
  const [refused, setRefused] = useState<readonly Issue[] | null>(null);
  const busy = useRef(false);
  const onRefused = useRef(sending.onRefused);
  const putPosts = useSetAtom(putPostsAtom);
  const setStale = useSetAtom(feedStaleAtom);
  const noteEarned = useSetAtom(noteEarnedAtom);
  const setSubmitted = useSetAtom(submittedAtom);
  const showToast = useSetAtom(showToastAtom);
  const { path, after } = next;

  useEffect(() => {
    onRefused.current = sending.onRefused;
  });
  // The form is editable again before the focus goes to the wrong field.
  useEffect(() => {
    if (refused) onRefused.current(refused);
  }, [refused]);

  useEffect(() => {
    if (status !== 'sent') return;
    // Replaces the form, because nobody wants to come back to it.
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
    } else if (code === 'VALIDATION' || code === 'FORBIDDEN_CONTENT') {
      setRefused((cause as ApiError).issues ?? []);
    } else if (code === 'STALE') {
      setObstacle('stale');
    } else if (code === 'LOGIN_REQUIRED') {
      draft.keep();
      // In another window: the login there costs no text, stored or not.
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
      if (rewards && !post.isConfirmed) setSubmitted(post.postId);
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
    /** For an obstacle: what the writer can do, while the text stays as it is. */
    help: obstacle && {
      obstacle,
      to: obstacle === 'stale' && postId ? postPath(postId) : loginPath(),
      onOverwrite: () => void start(true),
    },
    send: () => void start(false),
  };
}
