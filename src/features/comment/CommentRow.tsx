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
import { parseId } from '@contract/rules/site/ids';
import { can } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import { formatCount } from '@contract/rules/text/counts';
import { memo, type ReactNode } from 'react';
import { draftKeyOf } from './draft';
import { editorButtonId } from './useOpenEditor';

/** Loaded when somebody replies or edits, because most visitors only read. */
export const CommentEditor = lazyPart(() => import('./CommentEditor'));

export interface CommentRowProps {
  comment: Comment;
  actor: Actor;
  /** The author of the post. */
  authorId: string;
  /** Whether it is being edited. */
  isEditing: boolean;
  /** Whether it is one of the best comments of the post. */
  isBest: boolean;
  onLike: (comment: Comment) => void;
  /** Opens a reply. There is one level: a reply to a reply appears under the same comment and names its author. */
  onReply?: (comment: Comment) => void;
  onEdit: (comment: Comment) => void;
  /** Closes the editor. */
  onClose: () => void;
  onChange: (commentId: string, content: string) => Promise<unknown>;
  onDelete: (comment: Comment) => void;
  /** Further actions on a comment. */
  renderMenu?: (comment: Comment) => ReactNode;
}

/** One comment with the viewer's actions; rendered again only when it changes. */
export const CommentRow = memo(function CommentRow(props: CommentRowProps) {
  const { comment, actor, authorId, isEditing, isBest, renderMenu } = props;
  const { onLike, onReply, onEdit, onClose, onChange, onDelete } = props;
  const { commentId, userId, content, likeCount, isLiked } = comment;
  const facts = { authorId: parseId('user', userId) ?? 0 };
  const writing = useWriting();
  return (
    <CommentItem
      comment={comment}
      authorTo={memberPath(userId)}
      {...(comment.replyTo?.userId && { namedTo: memberPath(comment.replyTo.userId) })}
      best={isBest}
      byAuthor={userId === authorId}
      reply={comment.parentCommentId !== null}
      editor={
        isEditing ? (
          <CommentEditor
            place={draftKeyOf(comment, 'edit')}
            label={commentTexts.editLabel}
            initial={content}
            submitLabel={commonTexts.save}
            busyLabel={commonTexts.saving}
            onSend={(text) => onChange(commentId, text)}
            failed={(error) => failureText(error, commentTexts.updateFailed)}
            onClose={onClose}
            onLost={onClose}
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
              id={editorButtonId({ kind: 'reply', commentId })}
              onClick={() => onReply(comment)}
              {...writing}
            >
              {commentTexts.reply}
            </CommentAction>
          )}
          {can(actor, 'comment.update', facts) && (
            <CommentAction
              id={editorButtonId({ kind: 'edit', commentId })}
              onClick={() => onEdit(comment)}
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
});
