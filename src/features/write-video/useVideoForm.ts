import { sendPost } from '@/api/posts';
import { routes } from '@/config/routes';
import { noteEarnedAtom } from '@/state/earned';
import { feedStaleAtom } from '@/state/feed';
import { draftsOf, type Draft } from '@/state/drafts';
import { putPostsAtom } from '@/state/posts';
import { setUserAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { useDraft, useInterrupted } from '@/state/useDraft';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { videoPostTexts, writeTexts } from '@/texts/write';
import { ApiError } from '@contract/errors';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { videoDrafts } from './drafts';
import {
  checkVideo,
  errorsOfVideo,
  noVideo,
  videoBody,
  videoFields,
  type VideoErrors,
  type VideoValues,
} from './videoForm';

/** How long the success is shown before the way home, in ms. Source: members.md section 9. */
const SUCCESS = 2000;

/** The state of the form, until the post is there. What was typed stays, whatever goes wrong. */
export function useVideoForm(userId: string) {
  const [values, setValues] = useState(noVideo);
  const [errors, setErrors] = useState<VideoErrors>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [status, setStatus] = useState<'writing' | 'sending' | 'sent'>('writing');
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [drafts] = useState(() => draftsOf(videoDrafts, userId));
  const draft = useDraft(drafts, values);
  const navigate = useNavigate();
  const putPosts = useSetAtom(putPostsAtom);
  const setStale = useSetAtom(feedStaleAtom);
  const setUser = useSetAtom(setUserAtom);
  const noteEarned = useSetAtom(noteEarnedAtom);
  const showToast = useSetAtom(showToastAtom);

  useEffect(() => {
    if (status !== 'sent') return;
    // In place of the emptied form, which nobody wants to come back to.
    const timer = setTimeout(() => void navigate(routes.home, { replace: true }), SUCCESS);
    return () => clearTimeout(timer);
  }, [status, navigate]);

  function resume(offer: Draft<VideoValues>): void {
    draft.resume(offer);
    setValues(offer.values);
    setErrors({});
  }

  useInterrupted(drafts, resume);

  function show(found: VideoErrors): void {
    setErrors(found);
    const first = videoFields.find((field) => found[field]);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  async function send(): Promise<void> {
    busy.current = true;
    setStatus('sending');
    setFormError(null);
    try {
      const { post } = await sendPost(videoBody(values));
      draft.sent(noVideo);
      setValues(noVideo);
      putPosts([post]);
      setStale(true);
      noteEarned('post_create');
      const detail = post.isConfirmed ? {} : { detail: writeTexts.successPending };
      showToast({ text: writeTexts.success, ...detail, tone: 'success' });
      setStatus('sent');
    } catch (error) {
      busy.current = false;
      setStatus('writing');
      setFormError(failureText(error, videoPostTexts.failed));
      if (!(error instanceof ApiError)) return;
      if (error.code === 'VALIDATION') show(errorsOfVideo(error.issues ?? []));
      // The session ended: the screen leads to the login page, and the draft waits here.
      if (error.code === 'LOGIN_REQUIRED') {
        const kept = draft.interrupt() ? { detail: writeTexts.keptForLogin } : {};
        showToast({ text: commonTexts.loginRequired, ...kept, tone: 'error' });
        setUser(null);
      }
    }
  }

  return {
    values,
    errors,
    formError,
    status,
    form,
    draft,
    change: (change: Partial<VideoValues>) => {
      setValues((before) => ({ ...before, ...change }));
      const changed = Object.keys(change);
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !changed.includes(field))),
      );
    },
    resume,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (busy.current) return;
      const found = checkVideo(values);
      setFormError(null);
      if (Object.keys(found).length > 0) show(found);
      else void send();
    },
  };
}
