import { Avatar } from '@/design/components/Avatar/Avatar';
import { Box } from '@/design/components/Box/Box';
import { Stack } from '@/design/components/Stack/Stack';
import { commentTexts } from '@/texts/comment';
import type { Comment } from '@contract/models/comment';
import type { Member } from '@contract/models/member';
import { cardImage } from '@contract/rules/site/uploads';
import { Fragment } from 'react';
import { CommentEditor, CommentRow, type CommentRowProps } from './CommentRow';
import { replyForm } from './Comments.css';
import { draftKeyOf } from './draft';
import type { Thread } from './threads';
import type { OpenEditor } from './useOpenEditor';

interface CommentThreadProps extends Omit<CommentRowProps, 'comment' | 'isEditing' | 'isBest'> {
  thread: Thread;
  /** The editor that is open in the list. */
  opened: OpenEditor | null;
  /** The comments that are marked as best. */
  bestIds: ReadonlySet<string>;
  user: Member | null;
  onSendReply: (content: string, parentCommentId: string) => Promise<unknown>;
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
          place={draftKeyOf(answered, 'reply')}
          label={commentTexts.replyTo(answered.userName)}
          placeholder={commentTexts.replyTo(answered.userName)}
          submitLabel={commentTexts.replySubmit}
          busyLabel={commentTexts.submitting}
          onSend={(content) => onSendReply(content, answered.commentId)}
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
