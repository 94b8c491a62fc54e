import { downloadFile } from '@/design/browser/downloadFile';
import { sheetTexts } from '@/texts/rankingSheets';
import type { RankedChannel, RankedVideo } from '@contract/models/ranking';
import { csvOf } from '@contract/rules/text/csv';
import { seoulDay } from '@contract/rules/site/time';

type SheetChannel = Pick<
  RankedChannel,
  | ('rank' | 'previousRank' | 'name' | 'id' | 'category' | 'country' | 'growth' | 'createdAt')
  | ('subscribersRaw' | 'totalViewsRaw' | 'videoCountRaw')
>;
type SheetVideo = Pick<
  RankedVideo,
  | ('rank' | 'previousRank' | 'title' | 'id' | 'channelTitle' | 'category' | 'publishedAt')
  | ('viewCountRaw' | 'likeCountRaw' | 'commentCountRaw' | 'durationSeconds')
>;

const dayOf = (moment: string | null) => moment && seoulDay(Date.parse(moment));

function save(name: string, day: string | null, csv: string): void {
  downloadFile([name, day].filter(Boolean).join(' ') + '.csv', csv, 'text/csv;charset=utf-8');
}

/** Saves channels as a spreadsheet. @param day the day of the ranked counts */
export function saveChannels(
  name: string,
  day: string | null,
  channels: readonly SheetChannel[],
): void {
  const rows = channels.map((channel) => [
    channel.rank,
    channel.previousRank,
    channel.name,
    channel.id,
    channel.category,
    channel.country,
    channel.subscribersRaw,
    channel.totalViewsRaw,
    channel.videoCountRaw,
    channel.growth?.percent ?? null,
    dayOf(channel.createdAt),
  ]);
  save(name, day, csvOf(sheetTexts.channelColumns, rows));
}

/** Saves videos as a spreadsheet. @param day the day of the ranked counts */
export function saveVideos(name: string, day: string | null, videos: readonly SheetVideo[]): void {
  const rows = videos.map((video) => [
    video.rank,
    video.previousRank,
    video.title,
    video.id,
    video.channelTitle,
    video.category,
    video.viewCountRaw,
    video.likeCountRaw,
    video.commentCountRaw,
    video.durationSeconds,
    dayOf(video.publishedAt),
  ]);
  save(name, day, csvOf(sheetTexts.videoColumns, rows));
}
