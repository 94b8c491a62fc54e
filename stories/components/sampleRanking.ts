import type { RankedChannel, RankedVideo } from '@contract/models/ranking';

const days = Array.from({ length: 7 }, (_, at) => `2026-11-${String(17 + at).padStart(2, '0')}`);
const history = [100, 101, 103, 103, 106, 107, 110].map((value, at) => ({
  day: days[at] ?? '',
  value: value * 10_000,
}));

/** A channel in the first place of a ranking. */
export const sampleChannel: RankedChannel = {
  id: 'UCsamplechannel0000000aa',
  name: '극장골 채널',
  category: '스포츠',
  categoryId: '17',
  country: 'KR',
  thumbnail: '/avatars/minsu.svg',
  description: '골이 들어가는 순간만 모아 보여드립니다.',
  createdAt: '2026-11-05T03:00:00.000Z',
  daysOld: 19,
  subscribers: '1.1M',
  subscribersRaw: 1_100_000,
  totalViews: '96.4M',
  totalViewsRaw: 96_400_000,
  videoCount: '412',
  videoCountRaw: 412,
  growthRate: '+100.0K/주',
  latestVideo: { id: 'sampleVid01', title: '극장골 모음', thumbnail: '/scenes/ball.svg' },
  rank: 1,
  previousRank: 1,
  change: 0,
  growth: { gained: 100_000, percent: 10, days: 6 },
  history,
};

/** A video in the first place of a ranking. */
export const sampleVideo: RankedVideo = {
  id: 'sampleVid01',
  thumbnail: '/scenes/han.svg',
  title: '한강 야경을 따라 걷는 두 시간',
  duration: '1:02:03',
  durationSeconds: 3723,
  channelId: sampleChannel.id,
  channelTitle: sampleChannel.name,
  category: '여행/이벤트',
  categoryId: '19',
  viewCount: '1,234,567',
  viewCountRaw: 1_234_567,
  likeCount: '45,678',
  likeCountRaw: 45_678,
  commentCountRaw: 912,
  publishedAt: '2026-11-20T03:00:00.000Z',
  rank: 1,
  previousRank: 3,
  change: 2,
  growth: { gained: 100_000, percent: 8.8, days: 3 },
  history: history.slice(3),
};

/** Values of a channel or video that was counted for the first time today. */
export const firstDay = { previousRank: null, change: null, growth: null };
