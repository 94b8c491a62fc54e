import { collectAnswer, importAnswer, listAnswer, type RunTool } from '@adapters/answers';
import { readCountedVideo } from '@adapters/counted';
import type { TesterInput } from '@contract/models/tester-input';
import type { CountedVideo } from '@contract/rules/rankings/counted';
import { readSavedVideo, type SavedVideo } from '@contract/rules/posts/saved-video';
import { savedConditions } from '@contract/testers/conditions';
import { withoutSecrets } from '@contract/testers/check';
import { testerTexts, toolTexts } from '@contract/texts';
import { ApiError } from '@contract/errors';
import { keepChannels } from '../commands/keep-channels';
import { keepCountedVideos, type Counted } from '../commands/keep-counts';
import { databaseTrouble } from '../database/trouble';
import { runTool } from '../commands/run-tool';
import { guardBatch, keepVideos } from '../commands/save-videos';
import type { SomeHandlers } from '../http/call';
import type { Services } from '../services';
import type { Viewer } from '../tables/session';

/** Runs tools for a caller; a script has no history. */
export const runToolFor =
  (services: Services, viewer: Viewer | null): RunTool =>
  (input, work) =>
    runTool(services, input, viewer?.id ?? null, work);

const isVideo = (video: SavedVideo | null): video is SavedVideo => video !== null;

/** Stores the videos of an import; reports an unknown failure as a failure to save. */
async function keepImport(...given: Parameters<typeof keepVideos>) {
  try {
    return await keepVideos(...given);
  } catch (error) {
    if (error instanceof ApiError || databaseTrouble(error) !== null) throw error;
    throw Object.assign(new ApiError('INTERNAL', toolTexts.importNotSaved), { cause: error });
  }
}

/**
 * Counts the videos of an import. A failure goes to the log and not to the admin, because the
 * videos are saved: the next daily counting counts them.
 */
async function countImport(
  { db, log, rankings }: Services,
  videos: readonly CountedVideo[],
  region: string,
  counted: Counted,
): Promise<void> {
  try {
    await keepCountedVideos(db, videos, region, counted);
    await rankings.refresh();
  } catch (error) {
    log.warn({ err: error }, 'the counts of an import could not be kept');
  }
}

async function importVideos(
  input: TesterInput,
  services: Services,
  viewer: Viewer | null,
  now: number,
) {
  const { tester, values, own } = input;
  const [batchId, actorId] = [own.batchId || null, viewer?.id ?? null];
  const conditions = { tester: tester.id, params: withoutSecrets(tester, values) };
  await guardBatch(services.db, { kind: 'import', batchId, actorId, conditions });
  const run = runToolFor(services, viewer);
  const outcome = await run(input, (one) => services.tools.importVideos(one, values));
  const kept = await keepImport(services.db, {
    kind: 'import',
    videos: outcome.value.items.map(readSavedVideo).filter(isVideo),
    batchId,
    actorId,
    conditions,
    now,
  });
  services.updates.changed();
  const counted = outcome.value.items.map(readCountedVideo).filter((video) => video !== null);
  const { source } = outcome.answer;
  await countImport(services, counted, values.region ?? '', { source, now });
  return importAnswer(values.region ?? '', outcome, kept);
}

/** YouTube's testers, the import and the collection. */
export const youtubeRoutes = {
  importVideos: ({ query, services, viewer, now }) => importVideos(query, services, viewer, now),
  importVideosByPost: ({ body, services, viewer, now }) =>
    importVideos(body, services, viewer, now),

  async collectChannels({ query, services, viewer, now }) {
    const { tester, values } = query;
    const run = runToolFor(services, viewer);
    const outcome = await run(query, (one) => services.tools.collect(one, values));
    const detail = JSON.stringify(withoutSecrets(tester, values));
    const { source } = outcome.answer;
    const { channels } = outcome.value;
    await keepChannels(services.db, channels, source, viewer?.id ?? null, detail, now);
    await services.rankings.refresh();
    return collectAnswer(values.region ?? '', outcome);
  },

  callYoutube: ({ query, services, viewer }) =>
    listAnswer(services.tools, runToolFor(services, viewer), query),
  searchYoutube: ({ query, services, viewer }) =>
    listAnswer(services.tools, runToolFor(services, viewer), query),

  async saveVideos({ body, query, services, viewer, now }) {
    const videos = body.videos.map(readSavedVideo).filter(isVideo);
    if (videos.length === 0) throw new ApiError('VALIDATION', testerTexts.saveNoSelection);
    const { kept, batchId } = await keepVideos(services.db, {
      kind: 'save',
      videos,
      batchId: body.batchId ?? null,
      actorId: viewer?.id ?? null,
      conditions: savedConditions(body, query),
      now,
    });
    services.updates.changed();
    const savedCount = kept.filter(({ isNew }) => isNew).length;
    return {
      success: true,
      savedCount,
      skipped: body.videos.length - savedCount,
      batchId,
      message: toolTexts.saved(savedCount),
    };
  },

  async getEmbedInfo({ query, services }) {
    return { success: true, embed: await services.tools.embed(query.videoId) };
  },
} satisfies SomeHandlers;
