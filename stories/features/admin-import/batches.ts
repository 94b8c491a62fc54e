import type { BatchKind, SavedVideo } from '@contract/rules/posts/saved-video';
import type { BatchConditions } from '@contract/testers/conditions';
import { sampleIds } from '@contract/fixtures/members';
import { imports } from '@mocks/db/imports';
import { posts } from '@mocks/db/posts';
import { table } from '@mocks/db/table';

const MINUTE = 60_000;

interface Batch {
  kind?: BatchKind;
  /** The number of posts, of confirmed posts, and of posts that were once confirmed. */
  videos: number;
  confirmed?: number;
  reverted?: number;
  /** Age in minutes. */
  ago?: number;
  /** Null if a script made it. */
  actorId?: number | null;
  /** Missing if the batch was made before conditions were stored. */
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

/** Marks a post of the mock world as imported, in its own batch. */
export function importPost(postId: number): void {
  const [batchId, now] = ['batch-of-one', Date.now()];
  const actorId = sampleIds.operator;
  const conditions = { tester: 'youtube-import', params: { region: 'KR', date: '2026-11-22' } };
  imports.keep({ kind: 'import', videos: [], batchId, actorId, conditions, now });
  table('importedVideo').insert({ videoId: 'aqz-KE-bpKQ', postId, batchId });
}

/** Adds a batch of imported videos to the mock world; returns the ids of its posts. */
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
