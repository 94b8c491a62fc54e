import * as v from 'valibot';
import { limitSchema } from '../models/paging';
import {
  CategoryShareSchema,
  ChannelSummarySchema,
  CountSourceSchema,
  PeriodSchema,
  RankedChannelSchema,
  RankedVideoSchema,
  rankingAnswer,
  TrendingVideoSchema,
  UploadHourSchema,
  VideoSummarySchema,
} from '../models/ranking';
import { text } from '../models/text';
import { codeAmong } from '../rules/text/codes';
import { QUERY_MAX } from '../rules/admin/query-length';
import {
  channelCategories,
  channelSorts,
  GROWTH_DAYS,
  rankingCategories,
  rankingPeriods,
  rankingRegions,
  STATISTICS_DAYS,
  TRENDING_MOST,
  trendingRegions,
  videoSorts,
} from '../rules/rankings/ranking-tables';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

/** One of several codes, in any case: the documents write both ALL and all. */
const choice = <const T extends readonly string[]>(choices: T) =>
  v.pipe(
    v.string(validationTexts.rankingFilter),
    v.metadata({ codes: choices }),
    v.transform((value) => codeAmong(choices, value)),
    v.picklist(choices, validationTexts.rankingFilter),
  );

const historyDays = [GROWTH_DAYS, STATISTICS_DAYS].map(String);
/** How many days of counts each entry includes. */
const HistoryDays = v.optional(
  v.pipe(choice(historyDays), v.transform(Number)),
  String(GROWTH_DAYS),
);

const Moment = v.pipe(v.string(), v.isoTimestamp());
// Without a limit a call returns and sums up what the site's page shows: rows of a table, or full
// rows of two and three cards.
const ROWS = 50;
const CARDS = 24;

export const getTrending = endpoint({
  summary:
    "A region's most viewed videos since yesterday, or those of a search; asks YouTube at most once an hour",
  access: 'public',
  query: v.object({
    region: v.optional(choice(trendingRegions), 'KR'),
    q: v.optional(
      v.pipe(
        text(QUERY_MAX, validationTexts.queryLong, validationTexts.field),
        v.transform((words) => (words === '' ? null : words)),
      ),
      '',
    ),
    limit: v.pipe(
      limitSchema(TRENDING_MOST),
      v.transform((limit) => Math.min(limit, TRENDING_MOST)),
    ),
  }),
  response: ok({
    videos: v.array(TrendingVideoSchema),
    region: v.string(),
    q: v.nullable(v.string()),
    /**
     * A search, the chart of popular videos if the search finds nothing, or the videos that the
     * site has counted if no search is possible.
     */
    basis: v.picklist(['search', 'chart', 'counted']),
    source: CountSourceSchema,
    fetchedAt: Moment,
    /** Whether the answer is an older one because YouTube could not be asked again. */
    isStale: v.boolean(),
  }),
  errors: ['RATE_LIMITED', 'UPSTREAM', 'UPSTREAM_QUOTA'],
});

export const rankVideos = endpoint({
  summary: "The top videos uploaded in a period, by a day's counts",
  access: 'public',
  query: v.object({
    period: v.optional(choice(rankingPeriods), 'today'),
    region: v.optional(choice(rankingRegions), 'KR'),
    categoryId: v.optional(choice(['all', ...rankingCategories]), 'all'),
    sortBy: v.optional(choice(videoSorts), 'views'),
    limit: limitSchema(CARDS),
    days: HistoryDays,
  }),
  response: ok({
    videos: v.array(RankedVideoSchema),
    summary: VideoSummarySchema,
    /** Null before the first counts. */
    period: v.nullable(PeriodSchema),
    ...rankingAnswer,
  }),
});

const channelQuery = {
  sortBy: v.optional(choice(channelSorts), 'subscribers'),
  category: v.optional(choice(channelCategories), 'all'),
  days: HistoryDays,
};

const channelResponse = ok({
  channels: v.array(RankedChannelSchema),
  summary: ChannelSummarySchema,
  ...rankingAnswer,
});

export const rankChannels = endpoint({
  summary: "The top channels by a day's counts",
  access: 'public',
  query: v.object({
    ...channelQuery,
    country: v.optional(choice(rankingRegions), 'ALL'),
    limit: limitSchema(ROWS),
  }),
  response: channelResponse,
});

export const listNewChannels = endpoint({
  summary: 'The top channels created within the last month',
  access: 'public',
  query: v.object({
    ...channelQuery,
    country: v.optional(choice(rankingRegions), 'KR'),
    limit: limitSchema(CARDS),
  }),
  response: channelResponse,
});

export const getVideoInsights = endpoint({
  summary: 'Views of a period by category, and uploads by hour',
  access: 'public',
  query: v.object({
    period: v.optional(choice(rankingPeriods), 'week'),
    region: v.optional(choice(rankingRegions), 'KR'),
  }),
  response: ok({
    categories: v.array(CategoryShareSchema),
    /** Covers the last thirty days, regardless of the period. */
    hours: v.array(UploadHourSchema),
    period: v.nullable(PeriodSchema),
    ...rankingAnswer,
  }),
});
