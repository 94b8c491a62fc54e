import type { Block } from '@contract/models/block';
import type { Notification } from '@contract/models/notification';
import * as present from '@contract/presenters/notification';
import type { NotificationRow } from '../tables/notification-list';

const blocksOf = (blocks: string | null) => (blocks ? (JSON.parse(blocks) as Block[]) : []);

/** An entry of a member's bell in an answer; `now` in ms. */
export function presentNotification(row: NotificationRow, now: number): Notification {
  const { postId, actorId, title, blocks, likeCount, userName, profileImage } = row;
  const post = postId === null ? null : { id: postId, title, blocks: blocksOf(blocks) };
  return present.presentNotification(
    {
      ...row,
      post: post && { ...post, likeCount: likeCount ?? 0 },
      actor: actorId === null ? null : { id: actorId, userName: userName ?? '', profileImage },
    },
    now,
  );
}
