/** The origin of numbers: YouTube, the simulation that replaces it, or the demo's samples. */
export type CountSource = 'live' | 'simulated' | 'sample';

/** A video with its current numbers; numbers that its owner hides are null. Moments in ms. */
export interface CountedVideo {
  videoId: string;
  title: string;
  channelId: string;
  channelTitle: string;
  categoryId: string | null;
  thumbnailUrl: string | null;
  publishedAt: number;
  /** Null for a live broadcast. */
  durationSeconds: number | null;
  viewCount: number;
  likeCount: number | null;
  commentCount: number | null;
}

/** A channel with its current numbers; numbers that its owner hides are null. Moments in ms. */
export interface CountedChannel {
  channelId: string;
  title: string;
  description: string;
  thumbnailUrl: string | null;
  categoryId: string | null;
  country: string | null;
  createdAt: number | null;
  subscriberCount: number | null;
  viewCount: number;
  videoCount: number;
}

/** The displayed fields of a channel's newest video. */
export type LatestVideo = Pick<CountedVideo, 'videoId' | 'title' | 'thumbnailUrl'>;

/** The source and time (ms) of a count. */
export interface Provenance {
  source: CountSource;
  updatedAt: number;
}

/** The numbers of a video on a day in Seoul. */
export type VideoCounts = Pick<CountedVideo, 'viewCount' | 'likeCount' | 'commentCount'> & {
  day: number;
};

/** The numbers of a channel on a day in Seoul. */
export type ChannelCounts = Pick<CountedChannel, 'subscriberCount' | 'viewCount' | 'videoCount'> & {
  day: number;
};

/** The source of a list, derived from its rows: one sample among real numbers makes it a sample. */
export function sourceOfAll(sources: readonly CountSource[]): CountSource {
  if (sources.includes('sample')) return 'sample';
  return sources.includes('simulated') ? 'simulated' : 'live';
}
