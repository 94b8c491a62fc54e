import type { ContentCategory, FeedSort, Timing } from '@contract/rules/categories';

export const timingTexts: Record<Timing, string> = {
  drinking: '술 한잔할 때',
  commute: '출퇴근할 때',
  break: '잠깐 쉴 때',
};

export const contentTexts: Record<ContentCategory, string> = {
  cooking: '요리',
  knowledge: '지식',
  humor: '유머',
  economy: '경제',
  news: '뉴스',
  sports: '스포츠',
  asmr: 'ASMR',
  gaming: '게임',
};

export const sortTexts: Record<FeedSort, string> = {
  latest: '최신순',
  popular: '인기순',
  comments: '댓글순',
};
