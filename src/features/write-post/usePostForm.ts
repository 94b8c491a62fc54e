import { draftsOf, type Draft } from '@/state/drafts';
import { useDraft, useInterrupted } from '@/state/useDraft';
import { useOpenSphere } from '@/state/joinedSpheres';
import { showToastAtom } from '@/state/toasts';
import { validationTexts } from '@contract/texts';
import { useSetAtom } from 'jotai';
import { useRef, useState, type SubmitEvent } from 'react';
import { postDrafts } from './drafts';
import { noPost, type PostValues } from './editor';
import { focusBlock } from './focus';
import { checkPost, firstError, isWrong, noErrors, type PostErrors } from './postValues';
import { useEditor } from './useEditor';
import { useImages } from './useImages';
import { useSendPost, type SendStatus } from './useSendPost';

/** What the form is opened with. */
export interface PostFormSource {
  userId: string;
  /** The post that is changed; null for a new one. */
  postId: string | null;
  initial: PostValues;
}

/** The state of the form, until the server has the post. What was typed stays, whatever goes wrong. */
export function usePostForm({ userId, postId, initial }: PostFormSource) {
  const [drafts] = useState(() => draftsOf(postDrafts(postId, initial), userId));
  const [errors, setErrors] = useState<PostErrors>(noErrors);
  const [formError, setFormError] = useState<string | null>(null);
  const [status, setStatus] = useState<SendStatus>('writing');
  const showToast = useSetAtom(showToastAtom);
  const title = useRef<HTMLDivElement>(null);
  const complain = (text: string) => showToast({ text, tone: 'error' });
  const list = useRef<HTMLDivElement>(null);
  const editor = useEditor(initial, list, () => complain(validationTexts.blocksMany));
  const { values, reset } = editor;
  function forgive(part: string | null): void {
    setErrors(({ title: wrongTitle, blocks, ...rest }) => ({
      ...rest,
      ...(part !== null && wrongTitle ? { title: wrongTitle } : {}),
      blocks: Object.fromEntries(Object.entries(blocks).filter(([id]) => id !== part)),
    }));
  }

  const change = (...[id, what]: Parameters<typeof editor.change>) => {
    forgive(id);
    editor.change(id, what);
  };
  const images = useImages({ ...editor, change }, status === 'writing', complain);
  const draft = useDraft(drafts, values);
  const sphereId = useOpenSphere(values.sphereId);

  function take(next: PostValues): void {
    images.forget();
    reset(next);
    setErrors(noErrors);
    setFormError(null);
  }

  function resume(offer: Draft<PostValues>): void {
    draft.resume(offer);
    take(offer.values);
  }
  useInterrupted(drafts, resume);

  function show(found: PostErrors): void {
    setErrors(found);
    setFormError(firstError(found, values.blocks));
    const wrong = values.blocks.find(({ id }) => found.blocks[id]);
    if (found.title) title.current?.querySelector('textarea')?.focus();
    else if (wrong && list.current) focusBlock(list.current, wrong.id);
  }

  const send = useSendPost({
    postId,
    values: { ...values, sphereId },
    status,
    setStatus,
    isHere: () => list.current !== null,
    interrupt: draft.interrupt,
    onRefused: show,
    onFailed: setFormError,
    onSent: () => {
      draft.sent();
      if (!postId) take(noPost);
    },
  });

  return {
    postId,
    values,
    editor: {
      ...editor,
      fields: (fields: Parameters<typeof editor.fields>[0]) => {
        if (fields.title !== undefined) forgive(null);
        editor.fields(fields);
      },
      change,
      remove: (id: string) => {
        images.cancel(id);
        editor.remove(id);
      },
    },
    images,
    errors,
    formError,
    status,
    draft,
    title,
    list,
    resume,
    /** Leaves the title for the words below it. */
    leaveTitle: () => {
      const [first] = values.blocks;
      if (first) editor.focus(first.id);
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (status !== 'writing') return;
      const found = checkPost(values, postId !== null);
      setFormError(null);
      if (isWrong(found)) show(found);
      else void send();
    },
  };
}
