import type { BatchKind, SavedVideo } from '@contract/rules/saved-video';
import type { BatchConditions } from '@contract/testers/conditions';
import { sampleIds } from '@contract/fixtures/members';
import { imports } from '@mocks/db/imports';
import { posts } from '@mocks/db/posts';
import { table } from '@mocks/db/table';

const MINUTE = 60_000;

interface Batch {
  kind?: BatchKind;
  /** How many posts it has, how many of them are confirmed, and how many were once. */
  videos: number;
  confirmed?: number;
  reverted?: number;
  /** How long ago it was made, minutes. */
  ago?: number;
  /** Null for a script. */
  actorId?: number | null;
  /** Left out for a batch from before they were kept. */
  conditions?: BatchConditions;
}

const videoOf = (name: string): SavedVideo => ({
  videoId: name.padStart(11, '0'),
  title: `가져온 영상 ${name}`,
  description: '',
  channelTitle: '새벽라디오',
  durationSeconds: 65,
});

let made = 0;

/** Says that a post of the mock world was imported, by a batch of its own. */
export function importPost(postId: number): void {
  const [batchId, now] = ['batch-of-one', Date.now()];
  const actorId = sampleIds.operator;
  const conditions = { tester: 'youtube-import', params: { region: 'KR', date: '2026-11-22' } };
  imports.keep({ kind: 'import', videos: [], batchId, actorId, conditions, now });
  table('importedVideo').insert({ videoId: 'aqz-KE-bpKQ', postId, batchId });
}

/** Adds a batch of imported videos to the mock world; gives the ids of its posts. */
export function addBatch(batch: Batch): number[] {
  const { kind = 'import', videos, confirmed = 0, reverted = 0, ago = 1 } = batch;
  const { actorId = sampleIds.operator } = batch;
  const now = Date.now() - ago * MINUTE;
  made += 1;
  const given = Array.from({ length: videos }, (_, at) => videoOf(`${made}v${at}`));
  const { kept } = imports.keep({
    ...{ kind, videos: given, batchId: null, actorId, now },
    conditions: batch.conditions ?? null,
  });
  const ids = kept.map(({ postId }) => postId);
  for (const [at, id] of ids.slice(0, confirmed + reverted).entries()) {
    posts.update(id, { isConfirmed: at < confirmed, publishedAt: now });
  }
  return ids;
}
