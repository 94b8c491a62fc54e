import type { FoundChannel } from '@adapters/collect';
import type { Database } from '../database';
import { insertAudit } from '../tables/audit';
import { keepChannel } from '../tables/youtube-channel';

/**
 * Keeps collected channels, with the entry in the audit.
 * @param actorId null for a script
 * @param detail what they were found by
 */
export function keepChannels(
  db: Database,
  channels: readonly FoundChannel[],
  actorId: number | null,
  detail: string,
  now: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const ordered = [...channels].sort((a, b) => (a.channelId < b.channelId ? -1 : 1));
    for (const channel of ordered) {
      await keepChannel(tx, {
        channel_id: channel.channelId,
        title: channel.title,
        thumbnail_url: channel.thumbnailUrl,
        subscriber_count: channel.subscriberCount,
        view_count: channel.viewCount,
        video_count: channel.videoCount,
        category_title: channel.categoryTitle,
        country: channel.country,
        created_at: channel.createdAt,
        updated_at: now,
      });
    }
    const after = JSON.stringify({ channels: channels.length });
    const entry = { actorId, action: 'channel.collect', subject: 'channels', detail } as const;
    await insertAudit(tx, { ...entry, after, now });
  });
}
