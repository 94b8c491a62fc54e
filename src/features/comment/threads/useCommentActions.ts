import { useStableCallbacks } from '@/design/hooks/useStableCallbacks';
import { lazyLoad } from '@/design/lazy/lazyLoad';
import { media } from '@/design/tokens/scale';
import { actorAtom } from '@/state/session';
import { commentTexts } from '@/texts/comment';
import type { Comment } from '@contract/models/comment';
import { useAtomValue, useStore } from 'jotai';
import { useRef, useState, type RefObject } from 'react';
import type { SendComment } from '../form/useCommentText';
import type { Comments } from './useComments';
import { useAsMember } from '@/state/intent';
import { showToastAtom } from '@/state/toasts';
import { failureText, failureTexts } from '@/texts/errors';

/** The editor that is open in the list: a reply to a comment, or an edit of it. */
export interface OpenEditor {
  kind: 'reply' | 'edit';
  commentId: string;
}

/** The id for the button that opens an editor. */
export const editorButtonId = ({ kind, commentId }: OpenEditor) => `${commentId}-${kind}`;

/** Keeps at most one editor open; closing it returns the focus to the button that opened it. */
function useOpenEditor() {
  const [opened, setOpened] = useState<OpenEditor | null>(null);
  const opener = useRef<string | null>(null);
  return {
    opened,
    open: (editor: OpenEditor) => {
      opener.current = editorButtonId(editor);
      setOpened(editor);
    },
    close: () => {
      setOpened(null);
      const id = opener.current;
      // The button of an edited comment reappears only after the editor has closed.
      if (id) requestAnimationFrame(() => document.getElementById(id)?.focus());
    },
  };
}

// Loaded with the code that every page loads after hydration, because reading needs no likes.
const code = lazyLoad(() => import('./like'));

function bringIntoView(commentId: string): void {
  const still = matchMedia(media.reducedMotion).matches;
  // The row is in the document only after the new state was rendered.
  requestAnimationFrame(() =>
    document
      .getElementById(commentId)
      ?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' }),
  );
}

/** The viewer's actions in the list, with notices about the results. */
export function useCommentActions(
  postId: string,
  list: Comments,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const actor = useAtomValue(actorAtom);
  const asMember = useAsMember();
  const { opened, open, close } = useOpenEditor();
  const store = useStore();
  const title = useRef<HTMLHeadingElement>(null);
  const [spoken, setSpoken] = useState('');
  const [answered, setAnswered] = useState<Comment | null>(null);
  const [doomed, setDoomed] = useState<Comment | null>(null);

  async function post(
    parentCommentId: string | null,
    ...sent: Parameters<SendComment>
  ): Promise<void> {
    const comment = await list.add(parentCommentId, ...sent);
    if (!comment) return;
    if (parentCommentId && opened?.commentId === parentCommentId) close();
    setSpoken(commentTexts.posted);
    bringIntoView(comment.commentId);
  }

  const like = (comment: Comment) => {
    code.load().then(
      ({ likeCommentAtom }) =>
        store.set(likeCommentAtom, comment, (change) => list.patch(comment.commentId, change)),
      (error: unknown) =>
        store.set(showToastAtom, { text: failureText(error, failureTexts.like), tone: 'danger' }),
    );
  };

  const on = useStableCallbacks({
    onLike: (comment: Comment) =>
      asMember(() => like(comment), { act: 'likeComment', id: comment.commentId }),
    // On a phone the bar at the bottom takes replies too.
    onReply: (comment: Comment) =>
      asMember(() => {
        if (!matchMedia(media.phone).matches) {
          open({ kind: 'reply', commentId: comment.commentId });
          return;
        }
        setAnswered(comment);
        // Within the press, so that iOS opens its keyboard.
        field.current?.focus();
      }),
    onEdit: ({ commentId }: Comment) => open({ kind: 'edit', commentId }),
    onClose: close,
    onSendReply: post,
    onChange: async (commentId: string, ...sent: Parameters<SendComment>) => {
      if (!(await list.change(commentId, ...sent))) return;
      close();
      setSpoken(commentTexts.changed);
    },
    onDelete: setDoomed,
  });

  return {
    title,
    spoken,
    /** For the form: it writes a new comment, or on a phone a reply. */
    form: {
      fieldRef: field,
      answered,
      onAnswered: () => setAnswered(null),
      onSend: (...sent: Parameters<SendComment>) => post(answered?.commentId ?? null, ...sent),
    },
    /** The open confirmation for deleting a comment; null if there is none. */
    deletion: doomed && {
      postId,
      commentId: doomed.commentId,
      list,
      heading: title,
      onDeleted: () => setSpoken(commentTexts.removed),
      onClose: () => setDoomed(null),
    },
    opened,
    row: { actor, ...on },
  };
}
