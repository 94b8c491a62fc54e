import * as v from 'valibot';
import { quotaNames } from '../rules/quota';
import { batchKinds } from '../rules/saved-video';
import { BatchConditionsSchema } from './batch-conditions';
import { PersonSchema } from './person';
import { idOutput } from './ids';

const Moment = v.pipe(v.string(), v.isoTimestamp());

/** A third party's answer, or the simulation that stands in for it where no key is set. */
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

/** A quota after a call, and what the call took of it. */
export const SpentQuotaSchema = v.object({ ...QuotaStateSchema.entries, cost: v.number() });
export type SpentQuota = v.InferOutput<typeof SpentQuotaSchema>;

/** What every answer of a data tool says beside its result. */
export const toolAnswer = {
  message: v.string(),
  /** The scarcest of the quotas that the call belongs to. */
  quota: SpentQuotaSchema,
  quotas: v.array(SpentQuotaSchema),
  source: SourceSchema,
  /** When the answer was got, where all of it was kept from before; it then cost nothing. */
  cachedAt: v.nullable(Moment),
  /** What was changed about the request or left out of the answer. */
  notices: v.array(v.string()),
};

/** An item as the third party answers it. */
export const RawItemSchema = v.record(v.string(), v.unknown());
export type RawItem = v.InferOutput<typeof RawItemSchema>;

/** The documented result of a list of YouTube's. */
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
  /** `known`: an earlier import has it. */
  status: v.picklist(['saved', 'known']),
  postId: v.nullable(idOutput('post')),
});
export type ImportedVideo = v.InferOutput<typeof ImportedVideoSchema>;

/** A channel that was collected. Counts that it hides are null. */
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

/** An article of the news tool; what it leaves out is null. */
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

/** A piece of a text; a match is what was searched for. */
const TextPartSchema = v.object({ text: v.string(), isMatch: v.boolean() });

/** An article of the portal: its texts plain, and in pieces that say what was found. */
export const PortalArticleSchema = v.object({
  title: v.string(),
  titleParts: v.array(TextPartSchema),
  link: v.string(),
  originallink: v.string(),
  description: v.string(),
  descriptionParts: v.array(TextPartSchema),
  /** As the portal writes it. */
  pubDate: v.string(),
  publishedAt: v.nullable(Moment),
});
export type PortalArticle = v.InferOutput<typeof PortalArticleSchema>;

const Text = v.nullable(v.string());

/** A row of the real-estate tool under the documented names; what its service does not say is null. */
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
  /** Of an auction, in 만원; null where it is not public. */
  최저입찰가: Text,
  감정가: Text,
  /** Of a bid that won, in 만원. */
  낙찰가: Text,
  상태: Text,
  물건관리번호: Text,
  입찰시작: Text,
  입찰마감: Text,
  /** Whether a sale was called off. */
  해제: v.boolean(),
  /** The row as its service sent it. */
  raw: v.record(v.string(), v.unknown()),
});
export type EstateItem = v.InferOutput<typeof EstateItemSchema>;

/** What a run of a tester came to. */
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
  /** Posts that are there: those that can be taken back, the public ones, and those that were once. */
  pending: v.number(),
  confirmed: v.number(),
  reverted: v.number(),
  rejected: v.number(),
  /** The comments of those that can be taken back: they go along. */
  comments: v.number(),
  /** Posts that went when the batch was taken back, and can be brought back. */
  removed: v.number(),
  createdAt: Moment,
});
export type ImportBatch = v.InferOutput<typeof ImportBatchSchema>;

/** An exchange with a third party, its key left out, for `mocks/upstream/recorded`. */
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
