import {
  ChatIcon,
  SaveIcon,
  ShareIcon,
  DownIcon,
  HeartFilledIcon,
  HeartIcon,
} from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { postTexts } from '@/texts/post';
import { formatCount } from '@contract/rules/text/counts';
import type { Reaction, Reactions } from '@contract/rules/posts/reactions';
import { Link } from 'react-router-dom';
import * as styles from './PostActions.css';
import { Tooltip } from '@/design/components/Tooltip/Tooltip';
import { useState, type ComponentProps } from 'react';

/** The props that disable a button and say why. */
type WritingProps = Pick<
  ComponentProps<'button'>,
  'aria-disabled' | 'aria-describedby' | 'onClick'
>;

interface ReactionButtonProps {
  type: Reaction;
  active: boolean;
  count: number;
  /** The hint on hover if the press leads to the login page. */
  hint: string | undefined;
  boxed: boolean;
  writing: WritingProps | undefined;
  onPress: () => void;
}

/** The button for like or dislike: an outline with a number; filled if the member has given it. */
function ReactionButton(props: ReactionButtonProps) {
  const { type, active, count, hint, boxed, writing, onPress } = props;
  const [pressed, setPressed] = useState(false);
  const moved = pressed && active;
  const ReactionIcon = type === 'dislike' ? DownIcon : active ? HeartFilledIcon : HeartIcon;
  const name = type === 'like' ? postTexts.like : postTexts.dislike;
  const button = (
    <button
      type="button"
      className={styles.action({ boxed, active: active ? type : undefined })}
      aria-label={`${name} ${formatCount(count)}`}
      aria-pressed={active}
      onClick={() => {
        setPressed(true);
        onPress();
      }}
      {...writing}
    >
      <span className={cx(moved && styles.beating)}>
        <ReactionIcon size="lg" />
      </span>
      {boxed && type === 'like' && <span className={styles.wideOnly}>{name}</span>}
      <span key={count} className={cx(moved && styles.rolling)}>
        {formatCount(count)}
      </span>
    </button>
  );
  return hint ? <Tooltip hint={hint}>{button}</Tooltip> : button;
}

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
    <div className={boxed ? styles.boxed : styles.bare}>
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
