import { formatNumber } from '@contract/rules/text/counts';

export const stockTexts = {
  start: '분석 시작',
  loading: '뉴스를 분석하는 중입니다...',
  info: '국내 비즈니스 뉴스 제목에서 두 글자 이상의 한글 단어를 뽑아 많이 나온 순서로 보여줍니다.',
  cloud: '워드 클라우드',
  cloudHint: '단어를 누르면 그 단어가 나온 뉴스를 볼 수 있습니다.',
  top10: '상위 10개 키워드',
  others: '그 밖의 키워드',
  times: (count: number) => `${formatNumber(count)}회`,
  explain: '글자 크기와 색은 등장 횟수(5회 이상, 8회 이상, 11회 이상)에 따라 달라집니다.',
  failed: '뉴스 데이터를 가져오지 못했습니다.',
  empty: '분석할 뉴스 데이터가 없습니다.',
  noKeyword: '분석할 키워드를 찾지 못했습니다.',
  basis: { newsapi: '국내 비즈니스 뉴스 기준', naver: '네이버 뉴스 기준' },
  analysed: (articles: number, words: number) =>
    `뉴스 ${formatNumber(articles)}건에서 키워드 ${formatNumber(words)}개를 찾았습니다.`,
  headlines: (word: string, count: number) => `‘${word}’ 뉴스 ${formatNumber(count)}건`,
  open: (word: string, count: number) => `${word} ${formatNumber(count)}회, 뉴스 보기`,
  newTab: '새 탭에서 열립니다.',
  exportCsv: 'CSV 내려받기',
  csvColumns: ['순위', '키워드', '등장 횟수', '뉴스 수'],
  csvName: (day: string) => `주식 키워드 ${day}.csv`,
} as const;
