import type { RankingPageName } from '@contract/pages';

/** The descriptions of the ranking pages for search engines and link previews; only the server needs them. */
export const rankingDescriptions: Record<RankingPageName, string> = {
  trending: '나라별로 지금 많이 보는 YouTube 영상과 키워드로 찾은 인기 영상을 모았습니다.',
  playboardChannels: '인기 채널의 구독자와 조회수가 어떻게 늘고 있는지 그래프와 표로 살펴봅니다.',
  playboardVideos:
    '어느 카테고리를 많이 보는지, 언제 올린 영상이 많이 보이는지 인기 영상으로 살펴봅니다.',
  channelRanking: '구독자, 조회수, 동영상 수로 본 YouTube 채널 순위와 일주일 동안의 변화입니다.',
  categoryRanking: '카테고리마다 오늘, 이번 주, 이번 달에 많이 본 YouTube 영상 순위입니다.',
  timeRanking: '오늘, 이번 주, 이번 달에 올라온 영상을 조회수순으로 보여줍니다.',
  newChannelRanking: '최근 한 달 안에 개설되어 빠르게 성장하는 YouTube 채널 순위입니다.',
};
