import { ChatIcon, SaveIcon, ShareIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { postTexts } from '@/texts/post';
import { formatCount } from '@contract/rules/counts';
import type { Reaction, Reactions } from '@contract/rules/reactions';
import { Link } from 'react-router-dom';
import * as styles from './PostActions.css';
import { ReactionButton, type WritingProps } from './ReactionButton';

export interface PostActionsProps {
  reactions: Reactions;
  commentCount: number;
  saved: boolean;
  onSave: () => void;
  onReact: (type: Reaction) => void;
  onShare: () => void;
  /** In a list it leads to the post's page; on that page it scrolls to the comments. */
  comments: { to: string; state?: unknown } | { onPress: () => void };
  /** Extra props for like and dislike if they cannot be used now. */
  writing?: WritingProps | undefined;
  /** The hint on hover for a guest: like and dislike lead to the login page. */
  needsLogin?: boolean;
  /** The post's own page shows each action in a box and with more text. */
  boxed?: boolean;
}

/** The actions on a post: like, dislike, comments, and separately save and share. */
export function PostActions(props: PostActionsProps) {
  const { reactions, commentCount, saved, onReact, onSave, onShare, comments } = props;
  const { needsLogin, writing, boxed = false } = props;
  const commentParts = {
    className: styles.action({ boxed }),
    children: (
      <>
        <ChatIcon size="lg" />
        {postTexts.comments(formatCount(commentCount))}
      </>
    ),
  };
  return (
    <div className={cx(styles.row, boxed ? styles.boxed : styles.bare)}>
      <ReactionButton
        type="like"
        active={reactions.isLiked}
        count={reactions.likeCount}
        hint={needsLogin ? postTexts.likeNeedsLogin : undefined}
        boxed={boxed}
        writing={writing}
        onPress={() => onReact('like')}
      />
      <ReactionButton
        type="dislike"
        active={reactions.isDisliked}
        count={reactions.dislikeCount}
        hint={needsLogin ? postTexts.dislikeNeedsLogin : undefined}
        boxed={boxed}
        writing={writing}
        onPress={() => onReact('dislike')}
      />
      {'to' in comments ? (
        <Link to={comments.to} state={comments.state} {...commentParts} />
      ) : (
        <button type="button" onClick={comments.onPress} {...commentParts} />
      )}
      <button
        type="button"
        className={cx(
          styles.action({ boxed }),
          styles.apart,
          styles.save,
          // On the post's page a phone has the bookmark in the top bar.
          boxed && styles.wideOnly,
        )}
        aria-label={postTexts.save}
        aria-pressed={saved}
        onClick={onSave}
      >
        <SaveIcon size="lg" />
        {boxed && <span>{postTexts.save}</span>}
      </button>
      <button
        type="button"
        className={cx(styles.action({ boxed }), styles.bareBox, boxed && styles.last)}
        aria-label={postTexts.share}
        onClick={onShare}
      >
        <ShareIcon size="lg" />
        {boxed && <span className={styles.roomOnly}>{postTexts.share}</span>}
      </button>
    </div>
  );
}
