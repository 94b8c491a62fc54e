import { changePost, sendPost } from '@/api/posts';
import { postPath, routes } from '@/config/routes';
import { noteEarnedAtom } from '@/state/earned';
import { feedStaleAtom } from '@/state/feed';
import { putPostsAtom } from '@/state/posts';
import { setUserAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { postFormTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { writeTexts } from '@/texts/write';
import { ApiError } from '@contract/errors';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PostValues } from './editor';
import { changeBody, errorsOfPost, postBody, type PostErrors } from './postForm';

/** How long the success is shown before the way home, in ms. Source: members.md section 9. */
const SUCCESS = 2000;

interface Sending {
  postId: string | null;
  values: PostValues;
  /** Marks the draft as broken off by the end of the session; gives whether it is kept. */
  interrupt: () => boolean;
  onRefused: (errors: PostErrors) => void;
  onFailed: (sentence: string | null) => void;
  onSent: () => void;
}

/** Sends the post, or the change to it, once at a time, and leads on from there. */
export function useSendPost(sending: Sending) {
  const { postId, values, interrupt, onRefused, onFailed, onSent } = sending;
  const [status, setStatus] = useState<'writing' | 'sending' | 'sent'>('writing');
  const busy = useRef(false);
  const navigate = useNavigate();
  const putPosts = useSetAtom(putPostsAtom);
  const setStale = useSetAtom(feedStaleAtom);
  const setUser = useSetAtom(setUserAtom);
  const noteEarned = useSetAtom(noteEarnedAtom);
  const showToast = useSetAtom(showToastAtom);

  useEffect(() => {
    if (status !== 'sent') return;
    // In place of the form, which nobody wants to come back to; a changed post is there at once.
    const leave = () => void navigate(postId ? postPath(postId) : routes.home, { replace: true });
    const timer = setTimeout(leave, postId ? 0 : SUCCESS);
    return () => clearTimeout(timer);
  }, [status, postId, navigate]);

  function fail(error: unknown): void {
    const unexplained = postId ? postFormTexts.changeFailed : postFormTexts.failed;
    onFailed(failureText(error, unexplained));
    if (!(error instanceof ApiError)) return;
    if (error.code === 'VALIDATION') onRefused(errorsOfPost(error.issues ?? [], values));
    // The session ended: the screen leads to the login page, and the draft waits here.
    if (error.code === 'LOGIN_REQUIRED') {
      const kept = interrupt() ? { detail: writeTexts.keptForLogin } : {};
      showToast({ text: commonTexts.loginRequired, ...kept, tone: 'error' });
      setUser(null);
    }
  }

  async function send(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setStatus('sending');
    onFailed(null);
    try {
      const { post } = postId
        ? await changePost(postId, changeBody(values))
        : await sendPost(postBody(values));
      onSent();
      putPosts([post]);
      setStale(true);
      if (!postId) noteEarned('post_create');
      const text = postId ? postFormTexts.changed : writeTexts.success;
      const detail = post.isConfirmed ? {} : { detail: writeTexts.successPending };
      showToast({ text, ...detail, tone: 'success' });
      setStatus('sent');
    } catch (error) {
      busy.current = false;
      setStatus('writing');
      fail(error);
    }
  }

  return { status, send };
}
