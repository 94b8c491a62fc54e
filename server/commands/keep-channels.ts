import type { CountedChannel, CountSource } from '@contract/rules/rankings/counted';
import type { Database } from '../database';
import { insertAudit } from '../tables/audit';
import { keepCountedChannels } from './keep-counts';

/**
 * Stores collected channels and their counts of the day, with the entry in the audit.
 * @param actorId null for a script
 * @param detail how they were found
 */
export function keepChannels(
  db: Database,
  channels: readonly CountedChannel[],
  source: CountSource,
  actorId: number | null,
  detail: string,
  now: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await keepCountedChannels(tx, channels, { source, now });
    const after = JSON.stringify({ channels: channels.length });
    const entry = { actorId, action: 'channel.collect', subject: 'channels', detail } as const;
    await insertAudit(tx, { ...entry, after, now });
  });
}
