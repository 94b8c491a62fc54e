import { Tooltip } from '@/design/components/Tooltip/Tooltip';
import { DownIcon, HeartFilledIcon, HeartIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { postTexts } from '@/texts/post';
import { formatCount } from '@contract/rules/counts';
import type { Reaction } from '@contract/rules/reactions';
import { useState, type ComponentProps } from 'react';
import * as styles from './PostActions.css';

/** The props that disable a button and say why. */
export type WritingProps = Pick<
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
export function ReactionButton(props: ReactionButtonProps) {
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
