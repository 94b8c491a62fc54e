import { formatNumber } from '@contract/rules/text/counts';

export const adminTexts = {
  area: '관리자',
  title: (page: string) => `${page} · 관리자`,
  navigation: '관리자 메뉴',
  openMenu: '관리자 메뉴 열기',
  closeMenu: '관리자 메뉴 닫기',
  overview: '지금 할 일',
  overviewFailed: '현황을 불러오지 못했습니다.',
  waiting: '대기 중인 글',
  openReports: '처리할 신고',
  /** YouTube's daily quotas: for lists and for searches. */
  quota: {
    title: '오늘 사용한 호출량',
    general: '일반 조회',
    search: '검색 조회',
    used: (used: number, limit: number) => `${formatNumber(used)} / ${formatNumber(limit)}`,
    resets: (day: 'today' | 'tomorrow', time: string) =>
      `${day === 'today' ? '오늘' : '내일'} ${time} 초기화`,
  },
  backToSite: '사이트로 돌아가기',
  /** The names of the pages, by their rows in the table of admin pages. */
  pages: {
    review: '글확정',
    members: '멤버 관리',
    adminSpheres: '스피어 관리',
    audit: '감사 로그',
    query: 'DB 쿼리 도구',
    settings: '화면 설정',
    backups: '백업',
    status: '상태',
    stockKeyword: '주식 키워드 분석',
  },
  /** The names of the sidebar's groups; the first needs no name. */
  groups: { site: null, youtube: 'YouTube', data: '외부 데이터' },
} as const;
