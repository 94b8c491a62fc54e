import { collectAnswer, importAnswer, listAnswer, type RunTool } from '@adapters/answers';
import { callTool } from '@adapters/call';
import { ApiError } from '@contract/errors';
import type { TesterInput } from '@contract/models/tester-input';
import { guardContinuation, type Continuation } from '@contract/testers/continuation';
import { readSavedVideo, videoIdOf, type SavedVideo } from '@contract/rules/posts/saved-video';
import { savedConditions } from '@contract/testers/conditions';
import { withoutSecrets } from '@contract/testers/check';
import { testerTexts, toolTexts } from '@contract/texts';
import { audit } from '../db/audit';
import { imports } from '../db/imports';
import { rankings } from '../db/rankings';
import { toolCalls } from '../db/tool-calls';
import type { Context } from '../http/handle';
import { tools, toolsOf } from '../tools';
import type { SomeHandlers } from './types';

/** Runs tools for a caller; a script has no history. */
export const runToolFor =
  (context: Context): RunTool =>
  (input, work) =>
    callTool(toolsOf(context), input, work, (record) => {
      const { viewer, now } = context;
      if (viewer.member) toolCalls.add(viewer.member.id, record, now);
      return Promise.resolve();
    });

const isVideo = (video: SavedVideo | null): video is SavedVideo => video !== null;

function guardBatch(batchId: string | null, request: Continuation): void {
  if (batchId !== null) guardContinuation(imports.find(batchId) ?? null, request);
}

async function importVideos(input: TesterInput, context: Context) {
  const { tester, values, own } = input;
  const actorId = context.viewer.member?.id ?? null;
  const batchId = own.batchId || null;
  const conditions = { tester: tester.id, params: withoutSecrets(tester, values) };
  guardBatch(batchId, { kind: 'import', actorId, conditions });
  const outcome = await runToolFor(context)(input, (run) =>
    toolsOf(context).importVideos(run, values),
  );
  guardBatch(batchId, { kind: 'import', actorId, conditions });
  const kept = imports.keep({
    kind: 'import',
    videos: outcome.value.items.map(readSavedVideo).filter(isVideo),
    batchId,
    actorId,
    conditions,
    now: context.now,
  });
  const counted = outcome.value.items.map(videoIdOf).filter((id) => id !== null);
  rankings.countVideos(counted, values.region ?? '', context.now);
  return importAnswer(values.region ?? '', outcome, kept);
}

export const youtube = {
  importVideos: ({ query }, context) => importVideos(query, context),
  importVideosByPost: ({ body }, context) => importVideos(body, context),

  async collectChannels({ query }, context) {
    const { tester, values } = query;
    const { viewer, now } = context;
    const outcome = await runToolFor(context)(query, (run) =>
      toolsOf(context).collect(run, values),
    );
    const found = outcome.value.channels;
    rankings.countChannels(found, now);
    audit.write({
      actorId: viewer.member?.id ?? null,
      action: 'channel.collect',
      subject: 'channels',
      detail: JSON.stringify(withoutSecrets(tester, values)),
      after: JSON.stringify({ channels: found.length }),
      now,
    });
    return collectAnswer(values.region ?? '', outcome);
  },

  callYoutube: ({ query }, context) => listAnswer(toolsOf(context), runToolFor(context), query),
  searchYoutube: ({ query }, context) => listAnswer(toolsOf(context), runToolFor(context), query),

  saveVideos({ body, query }, { viewer, now }) {
    const videos = body.videos.map(readSavedVideo).filter(isVideo);
    if (videos.length === 0) throw new ApiError('VALIDATION', testerTexts.saveNoSelection);
    const actorId = viewer.member?.id ?? null;
    const wanted = body.batchId ?? null;
    const conditions = savedConditions(body, query);
    guardBatch(wanted, { kind: 'save', actorId, conditions });
    const { kept, batchId } = imports.keep({
      kind: 'save',
      videos,
      batchId: wanted,
      actorId,
      conditions,
      now,
    });
    const savedCount = kept.filter(({ isNew }) => isNew).length;
    const skipped = body.videos.length - savedCount;
    const message = toolTexts.saved(savedCount);
    return { success: true, savedCount, skipped, batchId, message };
  },

  async getEmbedInfo({ query }) {
    return { success: true, embed: await tools.embed(query.videoId) };
  },
} satisfies SomeHandlers;
