import { CommentAction, CommentItem } from '@/components/CommentItem/CommentItem';
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
import { memo, type ReactNode, Fragment } from 'react';
import { draftKeyOf } from '@/state/commentDrafts';
import type { SendComment } from '../form/useCommentText';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Box } from '@/design/components/Box/Box';
import { Stack } from '@/design/components/Stack/Stack';
import type { Member } from '@contract/models/member';
import { cardImage } from '@contract/rules/site/uploads';
import { replyForm } from '../Comments.css';
import type { Thread } from '../threads/threads';
import { editorButtonId, type OpenEditor } from '../threads/useCommentActions';

interface CommentThreadProps extends Omit<CommentRowProps, 'comment' | 'isEditing' | 'isBest'> {
  thread: Thread;
  /** The editor that is open in the list. */
  opened: OpenEditor | null;
  /** The comments that are marked as best. */
  bestIds: ReadonlySet<string>;
  user: Member | null;
  onSendReply: (parentCommentId: string, ...sent: Parameters<SendComment>) => Promise<unknown>;
}

/** A comment with its replies, and the reply form below the comment it answers. */
export function CommentThread(props: CommentThreadProps) {
  const { thread, user, opened, bestIds, onSendReply, ...row } = props;
  const { comment, replies } = thread;
  const { onReply, onClose } = row;
  const isOpen = (kind: OpenEditor['kind'], { commentId }: Comment) =>
    opened?.kind === kind && opened.commentId === commentId;
  const editorOf = (answered: Comment) =>
    onReply &&
    isOpen('reply', answered) && (
      <Box display="flex" alignItems="stretch" gap={12} className={replyForm}>
        <Avatar
          name={user?.user_name ?? ''}
          src={cardImage(user?.profile_image ?? null)}
          size="sm"
        />
        <CommentEditor
          postId={answered.postId}
          place={draftKeyOf(answered, 'reply')}
          label={commentTexts.replyTo(answered.userName)}
          placeholder={commentTexts.replyTo(answered.userName)}
          submitLabel={commentTexts.replySubmit}
          busyLabel={commentTexts.submitting}
          onSend={(...sent) => onSendReply(answered.commentId, ...sent)}
          onClose={onClose}
          onLost={onClose}
        />
      </Box>
    );
  const rowOf = (one: Comment) => (
    <CommentRow
      {...row}
      comment={one}
      isEditing={isOpen('edit', one)}
      isBest={bestIds.has(one.commentId)}
    />
  );
  return (
    <Stack as="li" gap={12}>
      {rowOf(comment)}
      {replies.map((reply) => (
        <Fragment key={reply.commentId}>
          {rowOf(reply)}
          {editorOf(reply)}
        </Fragment>
      ))}
      {editorOf(comment)}
    </Stack>
  );
}

/** Loaded when somebody replies or edits, because most visitors only read. */
export const CommentEditor = lazyPart(() => import('../form/CommentEditor'));

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
  onChange: (commentId: string, ...sent: Parameters<SendComment>) => Promise<unknown>;
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
            postId={comment.postId}
            place={draftKeyOf(comment, 'edit')}
            label={commentTexts.editLabel}
            initial={content}
            named={comment.mentions}
            submitLabel={commonTexts.save}
            busyLabel={commonTexts.saving}
            onSend={(...sent) => onChange(commentId, ...sent)}
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
