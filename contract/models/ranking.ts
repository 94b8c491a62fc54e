import * as v from 'valibot';

const Moment = v.pipe(v.string(), v.isoTimestamp());
const Count = v.number();
const Day = v.pipe(v.string(), v.isoDate());

/** The origin of a list's numbers; one sample among them makes it a sample. */
export const CountSourceSchema = v.picklist(['live', 'simulated', 'sample']);

const GrowthSchema = v.object({
  gained: v.number(),
  percent: v.nullable(v.number()),
  days: v.number(),
});

/** The fields of a place in a ranking, in addition to the ranked item. */
const placeFields = {
  rank: v.number(),
  /** The rank of the day before; null if the item is new or was below the stored depth. */
  previousRank: v.nullable(v.number()),
  /** How many places it rose. */
  change: v.nullable(v.number()),
  /** Growth of the number that the list is sorted by; null with fewer than two counts. */
  growth: v.nullable(GrowthSchema),
  /** The daily values of the number that the list is sorted by, as far as counted. */
  history: v.array(v.object({ day: Day, value: Count })),
};

/** A video with its documented texts and their underlying numbers. */
const videoFields = {
  id: v.string(),
  thumbnail: v.nullable(v.string()),
  title: v.string(),
  /** As displayed; null for a live broadcast. */
  duration: v.nullable(v.string()),
  durationSeconds: v.nullable(Count),
  channelId: v.string(),
  channelTitle: v.string(),
  category: v.string(),
  categoryId: v.nullable(v.string()),
  /** With thousands separators. */
  viewCount: v.string(),
  viewCountRaw: Count,
  /** Null if its owner hides it. */
  likeCount: v.nullable(v.string()),
  likeCountRaw: v.nullable(Count),
  commentCountRaw: v.nullable(Count),
  publishedAt: Moment,
};

/** A video of trending. */
export const TrendingVideoSchema = v.object(videoFields);
export type TrendingVideo = v.InferOutput<typeof TrendingVideoSchema>;

/** A video with its place in a ranking. */
export const RankedVideoSchema = v.object({ ...videoFields, ...placeFields });
export type RankedVideo = v.InferOutput<typeof RankedVideoSchema>;

/** A channel with its place in a ranking. */
export const RankedChannelSchema = v.object({
  id: v.string(),
  name: v.string(),
  category: v.string(),
  categoryId: v.nullable(v.string()),
  country: v.nullable(v.string()),
  thumbnail: v.nullable(v.string()),
  description: v.string(),
  createdAt: v.nullable(Moment),
  /** The day of its life, starting at 1; null if unknown. */
  daysOld: v.nullable(v.number()),
  /** Shortened with K and M; null if the channel hides it. */
  subscribers: v.nullable(v.string()),
  subscribersRaw: v.nullable(Count),
  totalViews: v.string(),
  totalViewsRaw: Count,
  videoCount: v.string(),
  videoCountRaw: Count,
  /**
   * Its gain in subscribers within a week, or within the fewer days between its counts, as a text;
   * null with fewer than two.
   */
  growthRate: v.nullable(v.string()),
  /** The newest of its counted videos, for the first three; null elsewhere and without one. */
  latestVideo: v.nullable(
    v.object({ id: v.string(), title: v.string(), thumbnail: v.nullable(v.string()) }),
  ),
  ...placeFields,
});
export type RankedChannel = v.InferOutput<typeof RankedChannelSchema>;

export const VideoSummarySchema = v.object({
  videos: Count,
  totalViews: Count,
  totalLikes: Count,
  averageSeconds: v.nullable(Count),
  averageMinutes: v.nullable(Count),
});

export const ChannelSummarySchema = v.object({
  channels: Count,
  averageSubscribers: v.nullable(Count),
  averageViews: v.nullable(Count),
  averageVideos: v.nullable(Count),
});

/** How a ranking was calculated, for display on the page. */
const MethodSchema = v.object({
  /** The day in Seoul with the ranked counts; null before the first. */
  day: v.nullable(Day),
  /** The day of the earlier places; null if there are no earlier places. */
  previousDay: v.nullable(Day),
  sortBy: v.string(),
  /** How many places of a list are stored. */
  depth: Count,
  /** The period for growth, and how long counts are stored. */
  growthDays: Count,
  keptDays: Count,
});

/** The bounds of a period; the end is exclusive. */
export const PeriodSchema = v.object({ from: Moment, to: Moment });

/** Fields of every ranking about its numbers. */
export const rankingAnswer = {
  message: v.string(),
  source: CountSourceSchema,
  /** When the counts were taken; null before the first. */
  updatedAt: v.nullable(Moment),
  method: MethodSchema,
};

/** A category's share of the views in a period. */
export const CategoryShareSchema = v.object({
  /** Null for the videos of all other categories. */
  categoryId: v.nullable(v.string()),
  category: v.string(),
  videos: Count,
  views: Count,
  /** In percent of all views, with one decimal. */
  share: v.number(),
});

/** An hour of the week with uploaded videos. */
export const UploadHourSchema = v.object({
  /** 0 is Monday. */
  weekday: v.number(),
  hour: v.number(),
  videos: Count,
  averageViews: Count,
});
