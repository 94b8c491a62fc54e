import { Avatar } from '@/design/components/Avatar/Avatar';
import { Box } from '@/design/components/Box/Box';
import { Stack } from '@/design/components/Stack/Stack';
import { commentTexts } from '@/texts/comment';
import type { Comment } from '@contract/models/comment';
import type { Member } from '@contract/models/member';
import { cardImage } from '@contract/rules/uploads';
import { Fragment } from 'react';
import { CommentEditor, CommentRow, type CommentRowProps } from './CommentRow';
import { replyForm } from './Comments.css';
import { draftKeyOf } from './draft';
import type { Thread } from './threads';

interface CommentThreadProps extends Omit<CommentRowProps, 'comment'> {
  thread: Thread;
  user: Member | null;
  onSendReply: (content: string, parentCommentId: string) => Promise<unknown>;
}

/** A comment, its replies, and the reply that is being written: below what it answers. */
export function CommentThread({ thread, user, onSendReply, ...row }: CommentThreadProps) {
  const { comment, replies } = thread;
  const { editors, onReply } = row;
  const editorOf = (answered: Comment) =>
    onReply &&
    editors.isOpen('reply', answered.commentId) && (
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
          onClose={editors.close}
          onLost={editors.close}
        />
      </Box>
    );
  return (
    <Stack as="li" gap={12}>
      <CommentRow {...row} comment={comment} />
      {replies.map((reply) => (
        <Fragment key={reply.commentId}>
          <CommentRow {...row} comment={reply} />
          {editorOf(reply)}
        </Fragment>
      ))}
      {editorOf(comment)}
    </Stack>
  );
}
