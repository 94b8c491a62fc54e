import { cx } from '@/design/styles/cx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './CommentItem.css';

export interface CommentActionProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Whether the member has liked it: the button then has the colour of a like. */
  liked?: boolean;
}

/** A plain button for an action on a comment: like, reply, edit, delete. */
export function CommentAction({ liked, ...rest }: CommentActionProps) {
  return <button type="button" {...rest} className={cx(styles.action, liked && styles.liked)} />;
}
