import { collectAnswer, importAnswer, listAnswer, type RunTool } from '@adapters/answers';
import type { TesterInput } from '@contract/models/tester-input';
import { readSavedVideo, type SavedVideo } from '@contract/rules/saved-video';
import { keepableParams } from '@contract/testers';
import { withoutSecrets } from '@contract/testers/check';
import { testerTexts, toolTexts } from '@contract/texts';
import { ApiError } from '@contract/errors';
import { keepChannels } from '../commands/keep-channels';
import { databaseTrouble } from '../database';
import { runTool } from '../commands/run-tool';
import { guardBatch, keepVideos } from '../commands/save-videos';
import type { Handlers } from '../http/call';
import type { Services } from '../services';
import type { Viewer } from '../tables/session';

/** Runs tools for a caller; a script has no history. */
export const runToolFor =
  (services: Services, viewer: Viewer | null): RunTool =>
  (input, work) =>
    runTool(services, input, viewer?.id ?? null, work);

const isVideo = (video: SavedVideo | null): video is SavedVideo => video !== null;

/** Keeps what an import found; a failure that nobody can explain says that it was the saving. */
async function keepImport(...given: Parameters<typeof keepVideos>) {
  try {
    return await keepVideos(...given);
  } catch (error) {
    if (error instanceof ApiError || databaseTrouble(error) !== null) throw error;
    throw Object.assign(new ApiError('INTERNAL', toolTexts.importNotSaved), { cause: error });
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
  await guardBatch(services.db, { batchId, actorId });
  const run = runToolFor(services, viewer);
  const outcome = await run(input, (one) => services.tools.importVideos(one, values));
  const kept = await keepImport(services.db, {
    kind: 'import',
    videos: outcome.value.items.map(readSavedVideo).filter(isVideo),
    batchId,
    actorId,
    detail: JSON.stringify(withoutSecrets(tester, values)),
    now,
  });
  services.updates.changed();
  return importAnswer(values.region ?? '', outcome, kept);
}

type Names =
  | 'importVideos'
  | 'importVideosByPost'
  | 'collectChannels'
  | 'callYoutube'
  | 'searchYoutube'
  | 'saveVideos'
  | 'getEmbedInfo';

/** YouTube's testers, the import and the collection. */
export const youtubeRoutes: Handlers<Names> = {
  importVideos: ({ query, services, viewer, now }) => importVideos(query, services, viewer, now),
  importVideosByPost: ({ body, services, viewer, now }) =>
    importVideos(body, services, viewer, now),

  async collectChannels({ query, services, viewer, now }) {
    const { tester, values } = query;
    const run = runToolFor(services, viewer);
    const outcome = await run(query, (one) => services.tools.collect(one, values));
    const detail = JSON.stringify(withoutSecrets(tester, values));
    await keepChannels(services.db, outcome.value.channels, viewer?.id ?? null, detail, now);
    return collectAnswer(values.region ?? '', outcome);
  },

  callYoutube: ({ query, services, viewer }) =>
    listAnswer(services.tools, runToolFor(services, viewer), query),
  searchYoutube: ({ query, services, viewer }) =>
    listAnswer(services.tools, runToolFor(services, viewer), query),

  async saveVideos({ body, services, viewer, now }) {
    const videos = body.videos.map(readSavedVideo).filter(isVideo);
    if (videos.length === 0) throw new ApiError('VALIDATION', testerTexts.saveNoSelection);
    const { kept, batchId } = await keepVideos(services.db, {
      kind: 'save',
      videos,
      batchId: body.batchId ?? null,
      actorId: viewer?.id ?? null,
      detail: JSON.stringify(keepableParams(body.params ?? {})),
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
};
