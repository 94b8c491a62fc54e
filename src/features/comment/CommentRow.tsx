import { CommentAction } from '@/components/CommentItem/CommentAction';
import { CommentItem } from '@/components/CommentItem/CommentItem';
import { memberPath } from '@/config/routes';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { HeartFilledIcon, HeartIcon } from '@/design/icons/icons';
import { useWriting } from '@/state/suspension';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import type { Comment } from '@contract/models/comment';
import { parseId } from '@contract/rules/ids';
import { can } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import { formatCount } from '@contract/rules/counts';
import type { ReactNode } from 'react';
import { draftKeyOf } from './draft';
import type { EditorSwitch } from './useOpenEditor';

/** Comes when somebody answers or changes a comment: most only read. */
export const CommentEditor = lazyPart(() => import('./CommentEditor'));

export interface CommentRowProps {
  comment: Comment;
  actor: Actor;
  /** Who wrote the post. */
  authorId: string;
  editors: EditorSwitch;
  onLike: (comment: Comment) => void;
  /** The comments that are marked as the best. */
  bestIds?: ReadonlySet<string>;
  /** Opens a reply to it. There is one level: a reply to a reply stands under the same comment and names its author. */
  onReply?: (comment: Comment) => void;
  onChange: (commentId: string, content: string) => Promise<unknown>;
  onDelete: (comment: Comment) => void;
  /** What else can be done with a comment. */
  renderMenu?: (comment: Comment) => ReactNode;
}

/** One comment with what this viewer may do with it. */
export function CommentRow(props: CommentRowProps) {
  const { comment, actor, authorId, editors, onLike, onReply, onChange, onDelete } = props;
  const { commentId, userId, content, likeCount, isLiked } = comment;
  const { renderMenu, bestIds } = props;
  const facts = { authorId: parseId('user', userId) ?? 0 };
  const editing = editors.isOpen('edit', commentId);
  const writing = useWriting();
  return (
    <CommentItem
      comment={comment}
      authorTo={memberPath(userId)}
      {...(comment.replyTo?.userId && { namedTo: memberPath(comment.replyTo.userId) })}
      best={bestIds?.has(commentId) === true}
      byAuthor={userId === authorId}
      reply={comment.parentCommentId !== null}
      editor={
        editing ? (
          <CommentEditor
            place={draftKeyOf(comment, 'edit')}
            label={commentTexts.editLabel}
            initial={content}
            submitLabel={commonTexts.save}
            busyLabel={commonTexts.saving}
            onSend={(text) => onChange(commentId, text)}
            failed={(error) => failureText(error, commentTexts.updateFailed)}
            onClose={editors.close}
            onLost={editors.close}
          />
        ) : undefined
      }
      actions={
        <>
          <CommentAction
            liked={isLiked}
            aria-pressed={isLiked}
            aria-label={`${commentTexts.like} ${formatCount(likeCount)}`}
            onClick={() => onLike(comment)}
            {...writing}
          >
            {isLiked ? <HeartFilledIcon /> : <HeartIcon />}
            <span>{formatCount(likeCount)}</span>
          </CommentAction>
          {onReply && (
            <CommentAction
              id={editors.idOf('reply', commentId)}
              onClick={() => onReply(comment)}
              {...writing}
            >
              {commentTexts.reply}
            </CommentAction>
          )}
          {can(actor, 'comment.update', facts) && (
            <CommentAction
              id={editors.idOf('edit', commentId)}
              onClick={() => editors.open('edit', commentId)}
              {...writing}
            >
              {commonTexts.edit}
            </CommentAction>
          )}
          {can(actor, 'comment.delete', facts) && (
            <CommentAction onClick={() => onDelete(comment)} {...writing}>
              {commonTexts.delete}
            </CommentAction>
          )}
          {renderMenu?.(comment)}
        </>
      }
    />
  );
}
