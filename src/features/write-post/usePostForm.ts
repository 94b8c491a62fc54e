import { call } from '@/api/client';
import { editPath, postPath, routes } from '@/config/routes';
import { draftsOf, type Draft } from '@/state/drafts';
import { useDraft, useInterrupted } from '@/state/useDraft';
import { useOpenSphere } from '@/state/joinedSpheres';
import { idempotentCreate } from '@/state/idempotentCreate';
import { showToastAtom } from '@/state/toasts';
import { useSending, type Sent } from '@/state/useSending';
import { postFormTexts } from '@/texts/blocks';
import { sendingTexts, writeTexts } from '@/texts/write';
import { validationTexts } from '@contract/texts';
import { useSetAtom } from 'jotai';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { postDrafts } from './drafts';
import { noPost, type PostValues } from './editor';
import { focusBlock } from './focus';
import {
  changeBody,
  checkPost,
  errorsOfPost,
  isWrong,
  noErrors,
  postBody,
  type PostErrors,
} from './postValues';
import { useEditor } from './useEditor';
import { useImages } from './useImages';
import { webAddress } from './address';
import { isUnheard, type EditorBlock } from './blocks';

/** How long a post waits for pages that do not answer, ms. */
const TIMEOUT = 3000;

/**
 * Waits for the pages of links that have no preview yet: the server caches them and writes them
 * into the post. A slow or missing page does not delay the post further.
 */
async function askPages(blocks: readonly EditorBlock[]): Promise<void> {
  const addresses = blocks.flatMap((block) =>
    block.type === 'link' && isUnheard(block) ? (webAddress(block.url) ?? []) : [],
  );
  if (addresses.length === 0) return;
  const signal = AbortSignal.timeout(TIMEOUT);
  await Promise.allSettled(addresses.map((url) => call('previewLink', { body: { url } }, signal)));
}

/**
 * How long the success is shown before going home, in ms. Source: docs/product/screens.md#write.
 */
const SUCCESS = 2000;

/** The initial data of the form. */
export interface PostFormSource {
  userId: string;
  /** The post that is being edited; null for a new one. */
  postId: string | null;
  initial: PostValues;
}

/** The state of the form, until the server has the post. The input stays after any failure. */
export function usePostForm({ userId, postId, initial }: PostFormSource) {
  const [drafts] = useState(() => draftsOf(postDrafts(postId, initial), userId));
  const [errors, setErrors] = useState<PostErrors>(noErrors);
  // The edited post, or the one that a new post turned out to be already.
  const [known, setKnown] = useState(postId);
  const showToast = useSetAtom(showToastAtom);
  const title = useRef<HTMLDivElement>(null);
  const complain = (text: string) => showToast({ text, tone: 'danger' });
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
  const draft = useDraft(drafts, values);
  const navigate = useNavigate();
  const sphereId = useOpenSphere(values.sphereId, initial.sphereId);

  async function send(isOver: boolean): Promise<Sent> {
    await askPages(values.blocks);
    if (!postId) {
      const body = { ...postBody({ ...values, sphereId }), writingId: draft.idempotencyKey() };
      return idempotentCreate(userId, body, isOver, setKnown);
    }
    // An unchanged sphere is not sent, because an admin may not be a member of it.
    const moved = sphereId === initial.sphereId ? {} : { sphereId };
    const { baseRevision, ...body } = { ...changeBody(values), ...moved };
    const based = isOver ? body : { ...body, baseRevision };
    const { post } = await call('updatePost', { params: { postId }, body: { ...based, userId } });
    const isChange = post.revision !== values.revision;
    return { post, rewards: null, ...(!isChange && { said: postFormTexts.unchanged }) };
  }

  const sending = useSending({
    send,
    postId: known,
    draft,
    isHere: () => list.current !== null,
    formPath: postId ? editPath(postId) : routes.write,
    // An edited post is available at once.
    next: postId ? { path: postPath(postId), after: 0 } : { path: routes.home, after: SUCCESS },
    navigate,
    words: sendingTexts,
    texts: postId
      ? { sent: postFormTexts.changed, failed: postFormTexts.changeFailed }
      : { sent: writeTexts.success, failed: postFormTexts.failed },
    onSent: () => {
      if (!postId) take(noPost);
    },
    onRefused: (issues) => {
      show(errorsOfPost(issues, values));
      void images.check(values.blocks);
    },
  });
  const { status } = sending;
  const images = useImages({ ...editor, change }, status === 'writing', complain);

  function take(next: PostValues): void {
    images.forget();
    reset(next);
    setErrors(noErrors);
    sending.setError(null);
  }

  function resume(offer: Draft<PostValues>): void {
    draft.resume(offer);
    take(offer.values);
    images.takeUp(offer.values.blocks);
  }
  useInterrupted(drafts, resume);

  function show(found: PostErrors): void {
    setErrors(found);
    // Errors of a block are shown only at that block.
    sending.setError(found.other ?? null);
    const wrong = values.blocks.find(({ id }) => found.blocks[id]);
    if (found.title) title.current?.querySelector('textarea')?.focus();
    else if (wrong && list.current) focusBlock(list.current, wrong.id);
  }

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
    sending,
    status,
    draft,
    title,
    list,
    resume,
    /** Moves from the title to the text below it. */
    leaveTitle: () => {
      const [first] = values.blocks;
      if (first) editor.focus(first.id);
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (status !== 'writing') return;
      const found = checkPost(values, postId !== null);
      sending.setError(null);
      if (isWrong(found)) show(found);
      else sending.send();
    },
  };
}
