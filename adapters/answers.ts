import { toolTexts } from '@contract/testerTexts';
import type { ImportedVideo, RawItem } from '@contract/models/tools';
import type { TesterInput } from '@contract/models/tester-input';
import { formatId } from '@contract/rules/site/ids';
import { seoulTime } from '@contract/rules/site/seoul-time';
import { durationOf, readSavedVideo, videoIdOf } from '@contract/rules/posts/saved-video';
import { categoryTitle } from '@contract/rules/posts/video-categories';
import { sentParams } from '@contract/testers/check';
import { regionName } from '@contract/testers/choices';
import { news, stockNewsValues } from '@contract/testers/news';
import { countOf, fieldsOf, momentOf, textOrNull } from '@contract/rules/text/fields';
import type { ToolInput, ToolOutcome } from './call';
import type { FoundChannels } from './collect';
import type { FoundVideos } from './import';
import type { Run } from './run';
import type { Tools } from './tools';

/** Runs a tool and records the run; each implementation records it in its own way. */
export type RunTool = <T>(
  input: ToolInput,
  work: (run: Run) => Promise<T>,
) => Promise<ToolOutcome<T>>;

// The bodies of the answers, the same for every implementation.

/** One of YouTube's lists. */
export async function listAnswer(tools: Tools, runTool: RunTool, input: TesterInput) {
  const { tester, values } = input;
  const { value, answer } = await runTool(input, (run) => tools.list(run, tester, values));
  return {
    success: true as const,
    message: toolTexts.found(value.items.length),
    endpoint: tester.resource ?? '',
    params: sentParams(tester, values),
    result: value,
    ...answer,
  };
}

/** News. */
export async function newsAnswer(tools: Tools, runTool: RunTool, input: TesterInput) {
  const { tester, values } = input;
  const { value, answer } = await runTool(input, (run) => tools.news(run, values));
  return {
    success: true as const,
    message: toolTexts.found(value.articles.length),
    endpoint: values.endpoint ?? 'top-headlines',
    params: sentParams(tester, values),
    result: value,
    ...answer,
  };
}

/** The portal's news. */
export async function portalAnswer(tools: Tools, runTool: RunTool, input: TesterInput) {
  const { value, answer } = await runTool(input, (run) => tools.portalNews(run, input.values));
  return {
    success: true as const,
    message: toolTexts.found(value.items.length),
    query: input.values.query ?? '',
    result: value,
    ...answer,
  };
}

/** Auctions, their results, or sales. */
export async function estateAnswer(tools: Tools, runTool: RunTool, input: TesterInput) {
  const { values } = input;
  const { value, answer } = await runTool(input, (run) => tools.realEstate(run, values));
  const { basis, items, totalCount } = value;
  const body = {
    items: { item: items },
    totalCount,
    pageNo: Number(values.pageNo ?? 1),
    numOfRows: Number(values.numOfRows ?? 10),
  };
  return {
    success: true as const,
    message: toolTexts.found(items.length),
    region: values.region ?? '',
    type: values.type === 'bid' ? ('bid' as const) : ('auction' as const),
    basis,
    result: { response: { body } },
    ...answer,
  };
}

/** The headlines of the stock keywords. */
export async function stockAnswer(tools: Tools, runTool: RunTool) {
  const input = { tester: news, values: stockNewsValues };
  const { value, answer } = await runTool(input, (run) => tools.stockNews(run));
  return {
    success: true as const,
    message: toolTexts.found(value.articles.length),
    ...value,
    ...answer,
  };
}

/** Returns the work of a tester's call. */
function workOf(tools: Tools, { tester, values }: TesterInput): (run: Run) => Promise<unknown> {
  const works: Record<TesterInput['tester']['call'], (run: Run) => Promise<unknown>> = {
    importVideos: (run) => tools.importVideos(run, values),
    collectChannels: (run) => tools.collect(run, values),
    callYoutube: (run) => tools.list(run, tester, values),
    searchYoutube: (run) => tools.list(run, tester, values),
    callNews: (run) => tools.news(run, values),
    searchPortalNews: (run) => tools.portalNews(run, values),
    findRealEstate: (run) => tools.realEstate(run, values),
  };
  return works[tester.call];
}

/** The exchanges of a run as a file for `mocks/upstream/recorded`. */
export async function fixtureAnswer(tools: Tools, runTool: RunTool, input: TesterInput) {
  const { exchanges } = await runTool(input, workOf(tools, input));
  const recordedAt = new Date(tools.now()).toISOString();
  const stamp = seoulTime(tools.now()).replace(/\D/g, '');
  return {
    success: true as const,
    fileName: `${input.tester.id}-${stamp}.json`,
    fixture: {
      format: 'mulbit-upstream/1' as const,
      tester: input.tester.id,
      recordedAt,
      exchanges,
    },
  };
}

/** The outcome for a video of an import. */
interface Kept {
  videoId: string;
  postId: number | null;
  isNew: boolean;
}

function importedOf(item: RawItem, at: number, kept: ReadonlyMap<string, Kept>): ImportedVideo {
  const videoId = videoIdOf(item) ?? '';
  const video = readSavedVideo(item);
  const snippet = fieldsOf(item.snippet);
  const { high, medium } = fieldsOf(snippet.thumbnails);
  const post = kept.get(videoId);
  return {
    videoId,
    thumbnail: textOrNull(fieldsOf(high).url) ?? textOrNull(fieldsOf(medium).url),
    title: video?.title ?? '',
    ranking: at + 1,
    channelTitle: video?.channelTitle ?? '',
    viewCount: countOf(fieldsOf(item.statistics).viewCount) ?? 0,
    publishedAt: momentOf(snippet.publishedAt),
    durationSeconds: durationOf(fieldsOf(item.contentDetails).duration),
    status: post?.isNew ? 'saved' : 'known',
    postId: post?.postId == null ? null : formatId('post', post.postId),
  };
}

/** An import: the found videos and the outcome for each. */
export function importAnswer(
  region: string,
  { value, answer }: ToolOutcome<FoundVideos>,
  { kept, batchId }: { kept: readonly Kept[]; batchId: string | null },
) {
  const byId = new Map(kept.map((one) => [one.videoId, one]));
  const saved = kept.filter(({ isNew }) => isNew).length;
  return {
    success: true as const,
    message: toolTexts.imported(regionName(region), value.items.length, kept.length - saved),
    region,
    processedCount: value.items.length,
    skipped: kept.length - saved,
    videos: value.items.map((item, at) => importedOf(item, at, byId)),
    batchId,
    nextPageToken: value.nextPageToken,
    ...answer,
  };
}

/** A collection of channels. */
export function collectAnswer(region: string, { value, answer }: ToolOutcome<FoundChannels>) {
  const { channels, nextPageToken } = value;
  return {
    success: true as const,
    message: toolTexts.collected(regionName(region), channels.length),
    region,
    processedCount: channels.length,
    channels: channels.map(
      ({ channelId, title, thumbnailUrl, categoryId, country, ...channel }) => ({
        ...{ channelId, title, thumbnailUrl, country },
        subscriberCount: channel.subscriberCount,
        viewCount: channel.viewCount,
        videoCount: channel.videoCount,
        categoryTitle: categoryId === null ? null : categoryTitle(categoryId),
      }),
    ),
    nextPageToken,
    ...answer,
  };
}
