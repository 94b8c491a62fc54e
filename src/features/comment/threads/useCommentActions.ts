import { useStableCallbacks } from '@/design/hooks/useStableCallbacks';
import { media } from '@/design/tokens/scale';
import { actorAtom, userAtom } from '@/state/session';
import { commentTexts } from '@/texts/comment';
import type { Comment } from '@contract/models/comment';
import { useAtomValue, useSetAtom, atom } from 'jotai';
import { useRef, useState, type RefObject } from 'react';
import type { SendComment } from '../form/useCommentText';
import type { Comments } from './useComments';
import { call } from '@/api/client';
import { useAsMember } from '@/state/intent';
import { createOptimistic } from '@/state/optimistic';
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

type Like = Pick<Comment, 'likeCount' | 'isLiked'>;

const changeAtom = createOptimistic<Like, boolean>();

/**
 * Likes a comment or removes the like: shown at once, requests sent one after another. A failure
 * restores the server's last answer. `show` displays a state of the comment.
 */
export const likeCommentAtom = atom(
  null,
  async (get, set, { commentId, likeCount, isLiked }: Comment, show: (like: Like) => void) => {
    const userId = get(userAtom)?.user_id;
    if (!userId) return;
    try {
      await set(
        changeAtom,
        commentId,
        { known: { likeCount, isLiked }, wanted: !isLiked },
        {
          given: (known) => known.isLiked,
          send: async (_, on) => {
            const answer = await call('likeComment', {
              params: { commentId },
              body: { userId, on },
            });
            return { likeCount: answer.likeCount, isLiked: answer.isLiked };
          },
          show: ({ known, wanted }) => {
            const change = Number(wanted) - Number(known.isLiked);
            show({ isLiked: wanted, likeCount: known.likeCount + change });
          },
        },
      );
    } catch (error) {
      set(showToastAtom, { text: failureText(error, failureTexts.like), tone: 'danger' });
    }
  },
);

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
  const like = useSetAtom(likeCommentAtom);
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

  const on = useStableCallbacks({
    onLike: (comment: Comment) =>
      asMember(() => void like(comment, (change) => list.patch(comment.commentId, change)), {
        act: 'likeComment',
        id: comment.commentId,
      }),
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
