/** Where numbers come from: YouTube, the simulation that stands in for it, or the demo's samples. */
export type CountSource = 'live' | 'simulated' | 'sample';

/** A video with its present numbers; what its owner hides is null. Moments in ms. */
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

/** A channel with its present numbers; what its owner hides is null. Moments in ms. */
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

/** What a channel's newest video is shown by. */
export type LatestVideo = Pick<CountedVideo, 'videoId' | 'title' | 'thumbnailUrl'>;

/** Where and when (ms) something was counted. */
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

/** What a list is, by where its rows come from: one sample among real numbers makes it a sample. */
export function sourceOfAll(sources: readonly CountSource[]): CountSource {
  if (sources.includes('sample')) return 'sample';
  return sources.includes('simulated') ? 'simulated' : 'live';
}
