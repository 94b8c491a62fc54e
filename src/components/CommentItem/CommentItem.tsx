import { Avatar } from '@/design/components/Avatar/Avatar';
import { Badge } from '@/design/components/Badge/Badge';
import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { cx } from '@/design/styles/cx';
import { commentTexts } from '@/texts/comment';
import type { Comment } from '@contract/models/comment';
import { cardImage } from '@contract/rules/site/uploads';
import type { ReactNode, ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { DatedAge } from '@/components/Age/DatedAge';
import { LinkedText } from '@/components/LinkedText/LinkedText';
import * as styles from './CommentItem.css';

interface CommentActionProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Whether the member has liked it: the button then has the colour of a like. */
  liked?: boolean;
}

/** A plain button for an action on a comment: like, reply, edit, delete. */
export function CommentAction({ liked, ...rest }: CommentActionProps) {
  return <button type="button" {...rest} className={cx(styles.action, liked && styles.liked)} />;
}

export interface CommentItemProps {
  comment: Comment;
  /** The address of the author's page. */
  authorTo: string;
  /** The address of the answered member's page; undefined if the account was deleted. */
  namedTo?: string;
  /** Whether it is one of the most liked comments. */
  best?: boolean;
  /** Whether the page shows it in another place too: then no address leads here. */
  again?: boolean;
  /** Whether the comment's author also wrote the post. */
  byAuthor?: boolean;
  /**
   * Whether the comment answers another one: it then has a smaller avatar and a line to that comment.
   */
  reply?: boolean;
  /** Buttons such as like and reply; a deleted comment has no buttons. */
  actions?: ReactNode;
  /** The editor, which replaces the text while it is being edited. */
  editor?: ReactNode;
}

/** The member that a reply to a reply answers. */
function Named({ name, to }: { name: string; to: string | undefined }) {
  const words = <bdi>{`@${name}`}</bdi>;
  return to ? (
    <Link to={to} className={styles.named}>
      {words}
    </Link>
  ) : (
    <span className={styles.named}>{words}</span>
  );
}

/** A comment: avatar, name, age and text, and its buttons below. */
export function CommentItem({
  comment,
  authorTo,
  namedTo,
  best,
  again,
  byAuthor,
  reply,
  actions,
  editor,
}: CommentItemProps) {
  const { commentId, userName, profileImage, content, timeAgo, createdAt, isEdited, replyTo } =
    comment;
  const gone = comment.isDeleted
    ? commentTexts.deleted
    : comment.isBlocked
      ? commentTexts.hidden
      : comment.isBlinded && content === ''
        ? commentTexts.blinded
        : null;
  const faceSize = reply ? 'sm' : 'md';
  if (gone) {
    return (
      <article id={commentId} tabIndex={-1} className={cx(styles.item, reply && styles.reply)}>
        <span className={reply ? styles.smallBlank : styles.blank} />
        <p className={styles.gone}>{gone}</p>
      </article>
    );
  }
  const Part = again ? 'div' : 'article';
  return (
    <Part {...(!again && { id: commentId })} className={cx(styles.item, reply && styles.reply)}>
      <Link to={authorTo} tabIndex={-1} aria-hidden>
        <Avatar name={userName} src={cardImage(profileImage)} size={faceSize} />
      </Link>
      <Box flexGrow={1} minWidth={0}>
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap={8}
          rowGap={0}
          columnGap={8}
          className={styles.header}
        >
          <Text as={Link} to={authorTo} variant="label" link>
            {userName}
          </Text>
          {best && <Badge tone="warning">{commentTexts.best}</Badge>}
          {byAuthor && <Badge tone="accent">{commentTexts.author}</Badge>}
          {comment.isBlinded && <Badge tone="danger">{commentTexts.blindedState}</Badge>}
          <Text variant="meta" tone="muted">
            <DatedAge at={createdAt}>{timeAgo}</DatedAge>
            {isEdited && <span> · {commentTexts.edited}</span>}
          </Text>
        </Box>
        {editor ?? (
          <Text as="p" variant="body" preserveLines>
            {replyTo && (
              <span>
                <Named name={replyTo.userName} to={namedTo} />{' '}
              </span>
            )}
            <LinkedText text={content} mentions={comment.mentions} />
          </Text>
        )}
        {!editor && actions && (
          <Box
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap={0}
            className={styles.actions}
          >
            {actions}
          </Box>
        )}
      </Box>
    </Part>
  );
}
