import { youtubeAddress } from '@contract/rules/members/favorites';
import { linkKey } from '@contract/rules/posts/link-key';
import { camel, statement, type Runner } from '../database/statement';
import { withoutHidden } from './hidden';
import { hashLink } from './post-link';

/**
 * A member's saved video, and the latest published post that shares it and is not hidden from them,
 * if any.
 */
export interface FavoriteVideoRow {
  videoId: string;
  createdAt: number;
  postId: number | null;
  title: string | null;
  blocks: string | null;
  /** YouTube's data of the video, if the rankings count it. */
  countedTitle: string | null;
  channelTitle: string | null;
  thumbnailUrl: string | null;
}

type Kept = { memberId: number; videoId: string };

const add = statement.run<Kept & { link: string; now: number }>(
  (knex, { memberId, videoId, link, now }) =>
    knex('favorite_video')
      .insert({ member_id: memberId, video_id: videoId, link, created_at: now })
      .onConflict(['member_id', 'video_id'])
      .ignore(),
);

/** Deletes a favourite video. */
export const deleteFavorite = statement.run<Kept>((knex, { memberId, videoId }) =>
  knex('favorite_video').where({ member_id: memberId, video_id: videoId }).delete(),
);

/** A member's videos, the latest first. */
// Finds the post separately for each video of the page: of all that share one, the latest.
export const listFavorites = statement.all<{ memberId: number; limit: number }, FavoriteVideoRow>(
  (knex, { memberId, limit }) => {
    const sharing = knex('post_link')
      .join('post', 'post.id', 'post_link.post_id')
      .where('post_link.link', knex.ref('favorite_video.link'))
      .where('post.is_confirmed', knex.raw('1'))
      .whereNull('post.deleted_at')
      .orderBy('post.published_at', 'desc')
      .orderBy('post.id', 'desc')
      .limit(1)
      .select('post.id');
    withoutHidden(sharing, memberId);
    const order = [
      { column: 'created_at', order: 'desc' },
      { column: 'video_id', order: 'desc' },
    ];
    const kept = knex('favorite_video')
      .where('member_id', memberId)
      .orderBy(order)
      .limit(limit)
      .select('video_id', 'created_at', { post_id: sharing });
    return knex
      .from(kept.as('kept'))
      .leftJoin('post', 'post.id', 'kept.post_id')
      .leftJoin('youtube_video', 'youtube_video.video_id', 'kept.video_id')
      .orderBy(order.map(({ column, ...rest }) => ({ column: `kept.${column}`, ...rest })))
      .select(
        camel('kept.video_id', 'kept.created_at', 'kept.post_id', 'post.title', 'post.blocks'),
      )
      .select({
        countedTitle: 'youtube_video.title',
        channelTitle: 'youtube_video.channel_title',
        thumbnailUrl: 'youtube_video.thumbnail_url',
      });
  },
);

/** Stores a favourite video of a member; an existing one keeps its time (ms). */
export async function insertFavorite(tx: Runner, kept: Kept & { now: number }): Promise<void> {
  const link = hashLink(linkKey(youtubeAddress(kept.videoId)) ?? '');
  await add(tx, { ...kept, link });
}
