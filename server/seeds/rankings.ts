import type { CountedChannel, CountedVideo } from '@contract/rules/rankings/counted';
import { dayOf } from '@contract/rules/rankings/ranking';
import {
  rankChannels,
  rankVideos,
  videoInsights,
  type PreviousList,
  type RankableVideo,
} from '@contract/rules/rankings/ranking-lists';
import { channelSorts, videoSorts } from '@contract/rules/rankings/ranking-tables';
import { DAY } from '@contract/rules/site/time';
import { dueDay } from '../commands/take-snapshots';
import { channelRow } from '../tables/youtube-channel';
import { videoRow } from '../tables/youtube-video';
import { loadSampleCounts } from '../upstream/lines';
import type { Row } from './rows';

type Samples = Awaited<ReturnType<typeof loadSampleCounts>>;

/** The counts of a day. */
const on = <Counts extends { day: number }>(history: readonly Counts[], day: number): Counts[] =>
  history.filter((counts) => counts.day === day);

/** All lists as they were on a day. */
function listsOn({ channels, videos }: Samples, day: number, previous: PreviousList) {
  const counted = channels.flatMap(({ thing, history }) =>
    on(history, day).map((counts): CountedChannel => ({ ...thing, ...counts })),
  );
  const ranked = videos.flatMap(({ thing, history, region }) =>
    on(history, day).map((counts): RankableVideo => ({ ...thing, ...counts, regions: [region] })),
  );
  return [
    ...videoSorts.flatMap((sort) => rankVideos(ranked, sort, day, previous)),
    ...channelSorts.flatMap((sort) => rankChannels(counted, sort, day, previous)),
    ...videoInsights(ranked, day),
  ];
}

const listRows = (buildId: number, lists: readonly (readonly [string, unknown])[]): Row[] =>
  lists.map(([name, entries]) => ({
    build_id: buildId,
    name,
    entries: JSON.stringify(entries),
  }));

function countRows({ channels, videos }: Samples): [string, Row[]][] {
  return [
    [
      'youtube_channel_count',
      channels.flatMap(({ thing, history }) =>
        history.map(({ day, subscriberCount, viewCount, videoCount }) => ({
          channel_id: thing.channelId,
          day,
          subscriber_count: subscriberCount,
          view_count: viewCount,
          video_count: videoCount,
        })),
      ),
    ],
    [
      'youtube_video_count',
      videos.flatMap(({ thing, history }) =>
        history.map(({ day, viewCount, likeCount, commentCount }) => ({
          video_id: thing.videoId,
          day,
          view_count: viewCount,
          like_count: likeCount,
          comment_count: commentCount,
        })),
      ),
    ],
  ];
}

/** The demo's channels and videos with thirty days of counts, and the lists of the last two days. */
export async function rankingRows(now: number): Promise<[string, Row[]][]> {
  const samples = await loadSampleCounts(now);
  const day = dayOf(now);
  const source = 'sample';
  const before = listsOn(samples, day - 1, () => undefined);
  const places = new Map(before as [string, [string, number | null][]][]);
  const present = listsOn(samples, day, (name) => places.get(name));
  const video = (thing: CountedVideo, region: string) => videoRow(thing, region, source, now);
  const build = (of: number, at: number) => ({ day: of, source, counted_at: at, made_at: at });
  return [
    ['youtube_channel', samples.channels.map(({ thing }) => channelRow(thing, source, now))],
    ['youtube_video', samples.videos.map(({ thing, region }) => video(thing, region))],
    ...countRows(samples),
    [
      'ranking_build',
      [
        { ...build(day - 1, now - DAY), id: 1, previous_day: null },
        { ...build(day, now), id: 2, previous_day: day - 1 },
      ],
    ],
    ['ranking_list', [...listRows(1, before), ...listRows(2, present)]],
    [
      'job_run',
      [
        {
          name: 'snapshots',
          period: dueDay(now),
          owner: 'seed',
          claimed_at: now,
          done_at: now,
        },
      ],
    ],
  ];
}
