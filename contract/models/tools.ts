import * as v from 'valibot';
import { quotaNames } from '../rules/rankings/quota';
import { batchKinds } from '../rules/posts/saved-video';
import { BatchConditionsSchema } from './batch-conditions';
import { PersonSchema } from './person';
import { idOutput } from './ids';

const Moment = v.pipe(v.string(), v.isoTimestamp());

/** A third party's answer, or the simulation that replaces it without a key. */
export const SourceSchema = v.picklist(['live', 'simulated']);
export type Source = v.InferOutput<typeof SourceSchema>;

/** A day's quota. Source: docs/product/rules.md#quota. */
export const QuotaStateSchema = v.object({
  quota: v.picklist(quotaNames),
  used: v.number(),
  limit: v.number(),
  resetsAt: Moment,
});
export type QuotaState = v.InferOutput<typeof QuotaStateSchema>;

/** A quota after a call, and the call's share of it. */
export const SpentQuotaSchema = v.object({ ...QuotaStateSchema.entries, cost: v.number() });
export type SpentQuota = v.InferOutput<typeof SpentQuotaSchema>;

/** Fields of every answer of a data tool, in addition to its result. */
export const toolAnswer = {
  message: v.string(),
  /** The scarcest quota that the call uses. */
  quota: SpentQuotaSchema,
  quotas: v.array(SpentQuotaSchema),
  source: SourceSchema,
  /** When the stored answer was received, if all of it was stored; the call then cost nothing. */
  cachedAt: v.nullable(Moment),
  /** Notes about changes to the request and omissions from the answer. */
  notices: v.array(v.string()),
};

/** An item as the third party returns it. */
export const RawItemSchema = v.record(v.string(), v.unknown());
export type RawItem = v.InferOutput<typeof RawItemSchema>;

/** The documented result of a YouTube list. */
export const ListResultSchema = v.object({
  items: v.array(RawItemSchema),
  totalResults: v.number(),
  resultsPerPage: v.number(),
  nextPageToken: v.nullable(v.string()),
  prevPageToken: v.nullable(v.string()),
});
export type ListResult = v.InferOutput<typeof ListResultSchema>;

/** A video of an import. */
export const ImportedVideoSchema = v.object({
  videoId: v.string(),
  thumbnail: v.nullable(v.string()),
  title: v.string(),
  ranking: v.number(),
  channelTitle: v.string(),
  viewCount: v.number(),
  publishedAt: v.nullable(Moment),
  durationSeconds: v.nullable(v.number()),
  /** `known`: an earlier import already has it. */
  status: v.picklist(['saved', 'known']),
  postId: v.nullable(idOutput('post')),
});
export type ImportedVideo = v.InferOutput<typeof ImportedVideoSchema>;

/** A collected channel. Counts that it hides are null. */
export const CollectedChannelSchema = v.object({
  channelId: v.string(),
  title: v.string(),
  thumbnailUrl: v.nullable(v.string()),
  subscriberCount: v.nullable(v.number()),
  viewCount: v.number(),
  videoCount: v.number(),
  categoryTitle: v.nullable(v.string()),
  country: v.nullable(v.string()),
});
export type CollectedChannel = v.InferOutput<typeof CollectedChannelSchema>;

/** An article of the news tool; missing fields are null. */
export const ArticleSchema = v.object({
  source: v.object({ id: v.nullable(v.string()), name: v.nullable(v.string()) }),
  author: v.nullable(v.string()),
  title: v.string(),
  description: v.nullable(v.string()),
  url: v.string(),
  urlToImage: v.nullable(v.string()),
  publishedAt: v.nullable(Moment),
  content: v.nullable(v.string()),
});
export type Article = v.InferOutput<typeof ArticleSchema>;

/** A piece of a text; `isMatch` marks the search words. */
const TextPartSchema = v.object({ text: v.string(), isMatch: v.boolean() });

/** An article of the portal: its texts as plain text, and in pieces with marked matches. */
export const PortalArticleSchema = v.object({
  title: v.string(),
  titleParts: v.array(TextPartSchema),
  link: v.string(),
  originallink: v.string(),
  description: v.string(),
  descriptionParts: v.array(TextPartSchema),
  /** In the portal's format. */
  pubDate: v.string(),
  publishedAt: v.nullable(Moment),
});
export type PortalArticle = v.InferOutput<typeof PortalArticleSchema>;

const Text = v.nullable(v.string());

/** A row of the real-estate tool with the documented names; null if its service lacks a field. */
export const EstateItemSchema = v.object({
  아파트: Text,
  법정동: Text,
  전용면적: Text,
  층: Text,
  건축년도: Text,
  년: Text,
  월: Text,
  일: Text,
  /** In 만원, digits only. */
  거래금액: Text,
  지역코드: Text,
  /** Of an auction, in 만원; null if it is not public. */
  최저입찰가: Text,
  감정가: Text,
  /** Of a winning bid, in 만원. */
  낙찰가: Text,
  상태: Text,
  물건관리번호: Text,
  입찰시작: Text,
  입찰마감: Text,
  /** Whether a sale was cancelled. */
  해제: v.boolean(),
  /** The row in the service's own format. */
  raw: v.record(v.string(), v.unknown()),
});
export type EstateItem = v.InferOutput<typeof EstateItemSchema>;

/** The result of a tester's run. */
export const ToolCallSchema = v.object({
  callId: idOutput('call'),
  tester: v.string(),
  params: v.record(v.string(), v.string()),
  /** `ok`, or the sentence of the refusal. */
  outcome: v.string(),
  status: v.number(),
  durationMs: v.number(),
  cost: v.number(),
  isCached: v.boolean(),
  source: SourceSchema,
  createdAt: Moment,
});
export type ToolCall = v.InferOutput<typeof ToolCallSchema>;

/** Videos that were imported or saved together. */
export const ImportBatchSchema = v.object({
  batchId: v.string(),
  kind: v.picklist(batchKinds),
  by: v.nullable(PersonSchema),
  conditions: BatchConditionsSchema,
  /** Existing posts: those that can be undone, public ones, and once public ones. */
  pending: v.number(),
  confirmed: v.number(),
  reverted: v.number(),
  rejected: v.number(),
  /** The comments of posts that can be undone; they are removed with them. */
  comments: v.number(),
  /** Posts that an undo of the batch removed and that can be restored. */
  removed: v.number(),
  createdAt: Moment,
});
export type ImportBatch = v.InferOutput<typeof ImportBatchSchema>;

/** An exchange with a third party, without its key, for `mocks/upstream/recorded`. */
export const FixtureSchema = v.object({
  format: v.literal('mulbit-upstream/1'),
  tester: v.string(),
  recordedAt: Moment,
  exchanges: v.array(
    v.object({
      url: v.string(),
      status: v.number(),
      type: v.string(),
      body: v.string(),
    }),
  ),
});
export type Fixture = v.InferOutput<typeof FixtureSchema>;
