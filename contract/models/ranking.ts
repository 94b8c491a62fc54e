import * as v from 'valibot';

const Moment = v.pipe(v.string(), v.isoTimestamp());
const Count = v.number();
const Day = v.pipe(v.string(), v.isoDate());

/** Where the numbers of a list come from; one sample among them makes it a sample. */
export const CountSourceSchema = v.picklist(['live', 'simulated', 'sample']);

const GrowthSchema = v.object({
  gained: v.number(),
  percent: v.nullable(v.number()),
  days: v.number(),
});

/** What a place of a ranking says beside the thing itself. */
const placeFields = {
  rank: v.number(),
  /** At the day before; null for what is new in the list, or was further down than is kept. */
  previousRank: v.nullable(v.number()),
  /** By how many places it rose. */
  change: v.nullable(v.number()),
  /** Of what the list is sorted by; null while there are fewer than two counts. */
  growth: v.nullable(GrowthSchema),
  /** What the list is sorted by, a day each, as far as it was counted. */
  history: v.array(v.object({ day: Day, value: Count })),
};

/** A video with its documented texts, and the numbers that they are made of. */
const videoFields = {
  id: v.string(),
  thumbnail: v.nullable(v.string()),
  title: v.string(),
  /** As it is shown; null for a live broadcast. */
  duration: v.nullable(v.string()),
  durationSeconds: v.nullable(Count),
  channelId: v.string(),
  channelTitle: v.string(),
  category: v.string(),
  categoryId: v.nullable(v.string()),
  /** With thousands separators. */
  viewCount: v.string(),
  viewCountRaw: Count,
  /** Null where its owner hides it. */
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
  /** Which day of its life it is, the first being 1; null where that is not known. */
  daysOld: v.nullable(v.number()),
  /** Shortened with K and M; null where the channel hides it. */
  subscribers: v.nullable(v.string()),
  subscribersRaw: v.nullable(Count),
  totalViews: v.string(),
  totalViewsRaw: Count,
  videoCount: v.string(),
  videoCountRaw: Count,
  /**
   * What it gained in subscribers within a week, or within the fewer days between its counts, as a
   * text; null while there are fewer than two.
   */
  growthRate: v.nullable(v.string()),
  /** The newest of its videos that are counted, for the first three; null elsewhere and without one. */
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

/** How a ranking was made, for the page to say. */
const MethodSchema = v.object({
  /** The day in Seoul whose counts are ranked; null before the first. */
  day: v.nullable(Day),
  /** The day whose places are the earlier ones; null while there is none. */
  previousDay: v.nullable(Day),
  sortBy: v.string(),
  /** How many places are kept of a list. */
  depth: Count,
  /** Over how many days growth is measured, and how long counts are kept. */
  growthDays: Count,
  keptDays: Count,
});

/** The bounds of a period; the end belongs to it no more. */
export const PeriodSchema = v.object({ from: Moment, to: Moment });

/** What every ranking says of its numbers. */
export const rankingAnswer = {
  message: v.string(),
  source: CountSourceSchema,
  /** When the counts were taken; null before the first. */
  updatedAt: v.nullable(Moment),
  method: MethodSchema,
};

/** The part of a category in the views of a period. */
export const CategoryShareSchema = v.object({
  /** Null for the videos of all other categories. */
  categoryId: v.nullable(v.string()),
  category: v.string(),
  videos: Count,
  views: Count,
  /** In percent of all views, with one decimal. */
  share: v.number(),
});

/** An hour of the week in which videos were uploaded. */
export const UploadHourSchema = v.object({
  /** 0 is Monday. */
  weekday: v.number(),
  hour: v.number(),
  videos: Count,
  averageViews: Count,
});
