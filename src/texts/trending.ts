import { trendingErrorTexts } from '@contract/rankingTexts';

/** The page of trending videos. */
export const trendingTexts = {
  trendingList: '인기 영상 목록',
  searchFailed: trendingErrorTexts.searchFailed,
  tabs: { popular: '인기 영상', keywords: '키워드' },
  keywords: '추천 키워드',
  keywordSearch: '키워드 검색',
  keywordPlaceholder: '찾고 싶은 키워드를 입력해주세요',
  chooseKeyword: '키워드를 선택하면 최근에 많이 본 영상을 찾아드립니다.',
  keywordByScript: '키워드 검색 결과를 보려면 브라우저에서 자바스크립트를 켜주세요.',
  basisSearch: '검색 기준',
  basisChart: 'YouTube 인기 차트 기준',
  basisCounted: '집계한 영상 기준',
  countedNote: '오늘 쓸 수 있는 검색을 모두 써서, 이미 집계한 영상에서 찾은 결과입니다.',
  basisSearchNote: '어제부터 올라온 영상을 YouTube에서 조회수순으로 검색한 결과입니다.',
  keywordNote: (days: number) =>
    `최근 ${days}일 동안 올라온 영상을 YouTube에서 조회수순으로 검색한 결과입니다.`,
  basisChartNote:
    '검색 결과가 없거나 오늘 검색을 더 할 수 없어 YouTube 인기 차트를 보여줍니다. 이 차트에는 음악, 영화, 게임의 인기 영상만 담겨 있습니다.',
  trendingMethod:
    '같은 조건은 한 시간에 한 번만 YouTube에서 새로 가져오고, 그 사이에는 저장한 결과를 보여줍니다.',
  stale: '지금은 YouTube에서 새로 가져올 수 없어 마지막으로 받은 결과를 보여줍니다.',
} as const;
