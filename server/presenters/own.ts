import type { Activity } from '@contract/models/activity';
import * as present from '@contract/presenters/activity';
import * as comments from '@contract/presenters/my-comment';
import type { ActivityRow } from '../tables/activity';
import type { OwnCommentRow } from '../tables/own-comments';
import { commentRecord } from './comment';
import { blocksOf } from './post';

/** A comment of one's own with the headline of its post; `now` in ms. */
export function presentMyComment(row: OwnCommentRow, now: number) {
  const post = row.isReadable ? { title: row.title, blocks: blocksOf(row) } : null;
  return comments.presentMyComment(commentRecord(row), post, now);
}

/** The post that a row names; null without a post, or if the member may not read it. */
export function namedPost(row: {
  postId: number | null;
  title: string | null;
  blocks: string | null;
}): present.NamedPost | null {
  const { postId: id, title, blocks } = row;
  return id === null || blocks === null ? null : { id, title, blocks: blocksOf({ blocks }) };
}

/** A line of the activity history; `now` in ms. */
export const presentActivity = (row: ActivityRow, now: number): Activity =>
  present.presentActivity({ ...row, post: namedPost(row) }, now);
