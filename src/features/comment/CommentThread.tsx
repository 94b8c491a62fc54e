import { Avatar } from '@/design/components/Avatar/Avatar';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { commentTexts } from '@/texts/comment';
import type { Member } from '@contract/models/member';
import { cardImage } from '@contract/rules/uploads';
import { CommentEditor, CommentRow, type CommentRowProps } from './CommentRow';
import { replyForm } from './Comments.css';
import { draftKeyOf } from './draft';
import type { Thread } from './threads';

interface CommentThreadProps extends Omit<CommentRowProps, 'comment'> {
  thread: Thread;
  user: Member | null;
  onSendReply: (content: string, parentCommentId: string) => Promise<unknown>;
}

/** A comment, its replies, and below them the reply that is being written. */
export function CommentThread({ thread, user, onSendReply, ...row }: CommentThreadProps) {
  const { comment, replies } = thread;
  const { editors, onReply, ...replyRow } = row;
  return (
    <Stack as="li" gap={12}>
      <CommentRow {...row} comment={comment} />
      {replies.map((reply) => (
        <CommentRow key={reply.commentId} {...replyRow} editors={editors} comment={reply} />
      ))}
      {onReply && editors.isOpen('reply', comment.commentId) && (
        <Row alignItems="stretch" gap={12} className={replyForm}>
          <Avatar
            name={user?.user_name ?? ''}
            src={cardImage(user?.profile_image ?? null)}
            size={32}
          />
          <CommentEditor
            place={draftKeyOf(comment, 'reply')}
            label={commentTexts.replyTo(comment.userName)}
            placeholder={commentTexts.replyTo(comment.userName)}
            submitLabel={commentTexts.replySubmit}
            busyLabel={commentTexts.submitting}
            onSend={(content) => onSendReply(content, comment.commentId)}
            onClose={editors.close}
            onLost={editors.close}
          />
        </Row>
      )}
    </Stack>
  );
}
