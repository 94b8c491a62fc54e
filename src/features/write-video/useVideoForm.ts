import { routes } from '@/config/routes';
import { readStored, store } from '@/config/storage';
import { focusFirst } from '@/design/hooks/focusFirst';
import { draftsOf, type Draft, type DraftKind } from '@/state/drafts';
import { useOpenSphere } from '@/state/joinedSpheres';
import { idempotentCreate } from '@/state/idempotentCreate';
import { useDraft, useInterrupted } from '@/state/useDraft';
import { useSending } from '@/state/useSending';
import { sendingTexts, videoPostTexts, writeTexts } from '@/texts/write';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  contents,
  timings,
  type ContentCategory,
  type Timing,
} from '@contract/rules/posts/categories';
import { TITLE_MAX, VIDEO_CONTENT_MAX, type createPost } from '@contract/endpoints/posts';
import type { Input } from '@contract/endpoints/define';
import type { Issue } from '@contract/errors';
import { typedLength } from '@contract/rules/text/clean-text';
import { recogniseVideo, withScheme } from '@contract/rules/links/video-url';

/** The values of the form, as typed and chosen. */
export interface VideoValues {
  title: string;
  link: string;
  content: string;
  timing: Timing | null;
  category: ContentCategory | null;
  sphereId: string | null;
}

/** The fields that can have errors, in screen order. */
export const videoFields = ['link', 'title', 'content'] as const;
export type VideoField = (typeof videoFields)[number];
export type VideoErrors = Partial<Record<VideoField, string>>;

export const noVideo: VideoValues = {
  title: '',
  link: '',
  content: '',
  timing: null,
  category: null,
  sphereId: null,
};

/** Whether anything was typed that should not be lost. */
function isWritten(values: VideoValues): boolean {
  return videoFields.some((field) => values[field].trim() !== '');
}

/** Returns the errors of the form. Source: docs/product/rules.md#shared-videos. */
function checkVideo(values: VideoValues): VideoErrors {
  const missing = videoFields.find((field) => typedLength(values[field]) === 0);
  // One sentence names all three fields, so it is shown once, at the first missing one.
  if (missing) return { [missing]: videoPostTexts.required };
  const errors: VideoErrors = {};
  if (typedLength(values.title) > TITLE_MAX) errors.title = videoPostTexts.titleLong;
  if (!recogniseVideo(values.link)) errors.link = videoPostTexts.invalidLink;
  if (typedLength(values.content) > VIDEO_CONTENT_MAX) errors.content = videoPostTexts.contentLong;
  return errors;
}

/** Returns the fields that a refusal of the server is about. */
function errorsOfVideo(issues: readonly Issue[]): VideoErrors {
  const errors: VideoErrors = {};
  for (const { path, message } of issues) {
    if (path === 'title') errors.title ??= message;
    // The body's blocks are the link and the content, in this order.
    if (path.startsWith('blocks.0')) errors.link ??= message;
    if (path.startsWith('blocks.1')) errors.content ??= message;
  }
  return errors;
}

/** Converts the form to a request body. */
function videoBody(values: VideoValues): Input<typeof createPost>['body'] {
  const { title, link, content, timing, category, sphereId } = values;
  return {
    title,
    content,
    blocks: [
      { type: 'video', url: withScheme(link) },
      { type: 'text', content },
    ],
    sphereId,
    categories: { timing, content: category },
    apiSource: 'manual',
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const videoDrafts: DraftKind<VideoValues> = {
  area: 'video',
  read: (stored) => ({
    title: textOf(stored.title),
    link: textOf(stored.link),
    content: textOf(stored.content),
    timing: timings.find((timing) => timing === stored.timing) ?? null,
    category: contents.find((content) => content === stored.category) ?? null,
    sphereId: textOf(stored.sphereId) || null,
  }),
  isWritten,
};

// Not one of the site's storage keys, which every first view loads: only this form needs it.
const CATEGORIES = 'mulbit.videoCategories';

/** The categories of the last video that was sent from this device. */
function lastCategories(): Pick<VideoValues, 'timing' | 'category'> {
  const stored = readStored(CATEGORIES);
  const { timing, category } = videoDrafts.read(Object.assign({}, stored));
  return { timing, category };
}

/**
 * How long the success is shown before going home, in ms. Source: docs/product/screens.md#write.
 */
const SUCCESS = 2000;

/**
 * The state of the form, until the server has the post. The input stays after any failure.
 * @param start its initial values
 */
export function useVideoForm(userId: string, start: Partial<VideoValues> = {}) {
  const [values, setValues] = useState<VideoValues>(() => ({
    ...noVideo,
    ...lastCategories(),
    ...start,
  }));
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
    onSent: () => {
      const { timing, category } = values;
      store(CATEGORIES, { timing, category });
      setValues({ ...noVideo, timing, category });
    },
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
