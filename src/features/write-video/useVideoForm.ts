import { routes } from '@/config/routes';
import { focusFirst } from '@/design/hooks/focusFirst';
import { draftsOf, type Draft } from '@/state/drafts';
import { useOpenSphere } from '@/state/joinedSpheres';
import { idempotentCreate } from '@/state/idempotentCreate';
import { useDraft, useInterrupted } from '@/state/useDraft';
import { useSending } from '@/state/useSending';
import { sendingTexts, videoPostTexts, writeTexts } from '@/texts/write';
import { useRef, useState, type SubmitEvent } from 'react';
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

/**
 * How long the success is shown before going home, in ms. Source: docs/product/screens.md#write.
 */
const SUCCESS = 2000;

/**
 * The state of the form, until the server has the post. The input stays after any failure.
 * @param start its initial values
 */
export function useVideoForm(userId: string, start: Partial<VideoValues> = {}) {
  const [values, setValues] = useState<VideoValues>({ ...noVideo, ...start });
  const [errors, setErrors] = useState<VideoErrors>({});
  // The post that this turned out to be already.
  const [known, setKnown] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [drafts] = useState(() => draftsOf(videoDrafts, userId));
  const draft = useDraft(drafts, values);
  const navigate = useNavigate();
  const sphereId = useOpenSphere(values.sphereId);

  const sending = useSending({
    send: (isOver) => {
      const body = { ...videoBody({ ...values, sphereId }), writingId: draft.idempotencyKey() };
      return idempotentCreate(userId, body, isOver, setKnown);
    },
    postId: known,
    draft,
    isHere: () => form.current !== null,
    formPath: routes.writeYoutube,
    next: { path: routes.home, after: SUCCESS },
    navigate,
    words: sendingTexts,
    texts: { sent: writeTexts.success, failed: videoPostTexts.failed },
    onSent: () => setValues(noVideo),
    onRefused: (issues) => show(errorsOfVideo(issues)),
  });

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

  return {
    values,
    errors,
    sending,
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
      if (sending.status !== 'writing') return;
      const found = checkVideo(values);
      sending.setError(null);
      if (Object.keys(found).length > 0) show(found);
      else sending.send();
    },
  };
}
