import { formatNumber } from '@contract/rules/text/counts';

export const auditTexts = {
  list: '감사 로그 목록',
  filters: '감사 로그 필터',
  who: '사람',
  whoPlaceholder: '이름, 이메일, user2',
  kind: '종류',
  allKinds: '모든 종류',
  from: '시작일',
  to: '종료일',
  apply: '적용',
  export: 'CSV 내려받기',
  exported: (count: number) => `${formatNumber(count)}건을 내려받았습니다.`,
  truncated: (count: number) => `최근 ${formatNumber(count)}건만 내려받았습니다.`,
  exportFailed: 'CSV를 만들지 못했습니다.',
  failed: '감사 로그를 불러오지 못했습니다.',
  empty: '조건에 맞는 기록이 없습니다.',
  nobody: '스크립트 또는 게스트',
  /** The subject of an entry that has no page. */
  subjects: {
    settings: '설정',
    query: '쿼리',
    unknown: '없는 계정',
    videos: '동영상',
    channels: '채널',
    spheres: '스피어',
  } as Partial<Record<string, string>>,
  devices: { known: '아는 기기', new: '처음 보는 기기' },
  ran: (rows: number, ms: number) => `${formatNumber(rows)}행 · ${formatNumber(ms)}ms`,
  change: (before: string, after: string) => `${before} → ${after}`,
  isClosed: (isClosed: boolean) => (isClosed ? '예' : '아니요'),
  isOn: (isOn: boolean) => (isOn ? '켜짐' : '꺼짐'),
  level: (level: string | null) => (Number(level) > 0 ? '관리자' : '멤버'),
  until: (until: string) => `${until}까지`,
  forGood: '해제할 때까지',
  actions: { dismiss: '문제없음', remove: '삭제', warn: '경고', suspend: '정지' },
  reports: (count: number) => `신고 ${formatNumber(count)}건`,
  saved: (saved: number, known: number) =>
    `새 글 ${formatNumber(saved)}개 · 이미 있던 영상 ${formatNumber(known)}개`,
  takenBack: (removed: number, kept: number) =>
    `글 ${formatNumber(removed)}개 삭제 · ${formatNumber(kept)}개 유지`,
  broughtBack: (restored: number) => `글 ${formatNumber(restored)}개 복구`,
  /** The fields of a sphere. */
  sphereFields: { name: '이름', description: '소개', icon: '아이콘', isClosed: '닫힘' },
  orderOf: (count: number) => `스피어 ${formatNumber(count)}개의 순서`,
  fields: { title: '제목', blocks: '내용', sphereId: '스피어', categories: '카테고리' },
  undone: { confirm: '확정을 취소', revert: '미확정을 취소', reject: '반려를 취소' },
} as const;
