import type { RawItem } from '@contract/models/tools';
import type { CountedChannel, CountedVideo } from '@contract/rules/rankings/counted';
import { cut } from '@contract/rules/text/length';
import { decodeEntities } from '@contract/rules/text/markup';
import { durationOf, videoIdOf } from '@contract/rules/posts/saved-video';
import { countOf, fieldsOf, textOf, textOrNull } from '@contract/rules/text/fields';

/** The largest picture that an item has; null without one. */
function thumbnailOf(snippet: unknown): string | null {
  const { high, medium, default: small } = fieldsOf(fieldsOf(snippet).thumbnails);
  const url = [high, medium, small].map((one) => textOrNull(fieldsOf(one).url)).find(Boolean);
  return url ?? null;
}

const momentOf = (value: unknown): number | null => {
  const moment = Date.parse(textOf(value));
  return Number.isNaN(moment) ? null : moment;
};

/** Reads a video with its counts from an item of `videos`; null for one without an id, a date or views. */
export function readCountedVideo(item: RawItem): CountedVideo | null {
  const snippet = fieldsOf(item.snippet);
  const statistics = fieldsOf(item.statistics);
  const videoId = videoIdOf(item);
  const publishedAt = momentOf(snippet.publishedAt);
  const viewCount = countOf(statistics.viewCount);
  if (videoId === null || publishedAt === null || viewCount === null) return null;
  return {
    videoId,
    title: decodeEntities(textOf(snippet.title)),
    channelId: textOf(snippet.channelId),
    channelTitle: decodeEntities(textOf(snippet.channelTitle)),
    categoryId: textOrNull(snippet.categoryId),
    thumbnailUrl: thumbnailOf(snippet),
    publishedAt,
    durationSeconds: durationOf(fieldsOf(item.contentDetails).duration),
    viewCount,
    likeCount: countOf(statistics.likeCount),
    commentCount: countOf(statistics.commentCount),
  };
}

/** Where the description of a channel is cut, in characters. */
const DESCRIPTION_MAX = 300;

/** Reads a channel with its counts from an item of `channels`. @param categoryId of one of its videos */
export function readCountedChannel(item: RawItem, categoryId: string | null): CountedChannel {
  const snippet = fieldsOf(item.snippet);
  const statistics = fieldsOf(item.statistics);
  const isHidden = statistics.hiddenSubscriberCount === true;
  const description = decodeEntities(textOf(snippet.description)).trim();
  return {
    channelId: textOf(item.id),
    title: decodeEntities(textOf(snippet.title)),
    description: cut(description, DESCRIPTION_MAX),
    thumbnailUrl: thumbnailOf(snippet),
    categoryId,
    country: textOrNull(snippet.country),
    createdAt: momentOf(snippet.publishedAt),
    subscriberCount: isHidden ? null : countOf(statistics.subscriberCount),
    viewCount: countOf(statistics.viewCount) ?? 0,
    videoCount: countOf(statistics.videoCount) ?? 0,
  };
}
