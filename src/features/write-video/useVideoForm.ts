import { sendPost } from '@/api/posts';
import { routes } from '@/config/routes';
import { focusFirst } from '@/design/hooks/focusFirst';
import { noteEarnedAtom } from '@/state/earned';
import { feedStaleAtom } from '@/state/feed';
import { draftsOf, type Draft } from '@/state/drafts';
import { putPostsAtom } from '@/state/posts';
import { setUserAtom } from '@/state/session';
import { useOpenSphere } from '@/state/joinedSpheres';
import { showToastAtom } from '@/state/toasts';
import { useDraft, useInterrupted } from '@/state/useDraft';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { outcomeText, videoPostTexts, writeTexts } from '@/texts/write';
import { ApiError } from '@contract/errors';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
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
} from './videoValues';

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
  const sphereId = useOpenSphere(values.sphereId);
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
    focusFirst(form.current, videoFields, found);
  }

  function fail(error: unknown): void {
    const text = failureText(error, videoPostTexts.failed);
    const refusal = error instanceof ApiError ? error : null;
    setFormError(text);
    if (refusal?.code === 'LOGIN_REQUIRED') {
      // The session ended: the screen leads to the login page, and the draft waits here.
      const kept = draft.interrupt() ? { detail: writeTexts.kept } : {};
      showToast({ text: commonTexts.loginRequired, ...kept, tone: 'error' });
      setUser(null);
    } else if (form.current === null) {
      const back = () => void navigate(routes.writeYoutube);
      const action = { label: writeTexts.draftResume, onPress: back };
      const kept = draft.interrupt() ? { detail: writeTexts.kept, action } : {};
      showToast({ text, ...kept, tone: 'error' });
    } else if (refusal?.code === 'VALIDATION') {
      show(errorsOfVideo(refusal.issues ?? []));
    }
  }

  async function send(): Promise<void> {
    busy.current = true;
    setStatus('sending');
    setFormError(null);
    try {
      const { post, rewards } = await sendPost(videoBody({ ...values, sphereId }));
      draft.sent();
      setValues(noVideo);
      putPosts([post]);
      setStale(true);
      noteEarned('post_create');
      const detail = outcomeText(post.isConfirmed, rewards);
      showToast({ text: writeTexts.success, detail, tone: 'success' });
      setStatus('sent');
    } catch (error) {
      busy.current = false;
      // The form is open again before the focus goes to what is wrong in it.
      flushSync(() => setStatus('writing'));
      fail(error);
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
