import type { Suspension } from '@contract/models/admin-member';
import { formatNumber } from '@contract/rules/text/counts';
import { seoulTime } from '@contract/rules/site/seoul-time';
import { isolated } from '@contract/rules/text/isolated';

export const adminMembersTexts = {
  title: '멤버',
  list: '멤버 목록',
  search: '이름, 이메일, user2로 검색해주세요',
  searchLabel: '멤버 검색',
  state: '상태',
  level: '권한',
  states: { all: '모든 상태', active: '활동 중', suspended: '정지됨' },
  levels: { all: '모든 권한', member: '멤버', admin: '관리자' },
  failed: '멤버 목록을 불러오지 못했습니다.',
  empty: '조건에 맞는 멤버가 없습니다.',
  joined: (day: string) => `${day} 가입`,
  posts: (count: number) => `글 ${formatNumber(count)}`,
  reports: (count: number) => `신고 ${formatNumber(count)}`,
  suspended: '정지됨',
  admin: '관리자',
} as const;

export const adminMemberTexts = {
  failed: '멤버 정보를 불러오지 못했습니다.',
  back: '멤버 목록으로',
  publicPage: '공개 페이지 보기',
  state: '활동 상태',
  active: '활동 중입니다.',
  suspendedUntil: (until: string, reason: string) => `${until}까지 정지 · 사유: ${reason}`,
  suspendedForGood: (reason: string) => `해제할 때까지 정지 · 사유: ${reason}`,
  suspend: '활동 정지',
  lift: '정지 해제',
  askLift: (name: string) => `${isolated(name)}님의 정지를 해제할까요?`,
  lifted: '정지를 해제했습니다.',
  suspended: '멤버의 활동을 정지했습니다.',
  suspendTitle: (name: string) => `${isolated(name)}님의 활동을 정지할까요?`,
  suspendNote: '정지된 멤버는 읽을 수만 있고, 사유와 기간을 화면에서 봅니다.',
  reason: '사유',
  reasonMissing: '사유를 입력해주세요.',
  days: '기간',
  dayChoices: { 1: '1일', 7: '7일', 30: '30일', 0: '해제할 때까지' },
  level: '관리자 권한',
  isAdmin: '관리자입니다.',
  isMember: '멤버입니다.',
  makeAdmin: '관리자로 지정',
  takeAdmin: '관리자 권한 해제',
  askAdmin: (name: string) => `${isolated(name)}님을 관리자로 지정할까요?`,
  askMember: (name: string) => `${isolated(name)}님의 관리자 권한을 해제할까요?`,
  levelChanged: '권한을 바꿨습니다.',
  sessions: (count: number) => `로그인된 기기 ${formatNumber(count)}대`,
  lastSeen: (when: string) => `마지막 활동 ${when}`,
  endedAt: (when: string) => `${when}에 종료`,
  noSessions: '로그인된 기기가 없습니다.',
  endedSessions: (count: number) => `종료된 세션 ${formatNumber(count)}개`,
  allEndedSessions: '종료된 세션 모두 보기',
  endSessions: '모든 기기에서 로그아웃',
  askSessions: (name: string) => `${isolated(name)}님을 모든 기기에서 로그아웃할까요?`,
  sessionsEnded: (count: number) => `세션 ${formatNumber(count)}개를 종료했습니다.`,
  overview: '요약',
  counts: {
    confirmed: '확정 글',
    pending: '미확정 글',
    rejected: '반려 글',
    reverted: '되돌림',
    comments: '댓글',
    reports: '받은 신고',
  },
  posts: '글',
  noPosts: '글이 없습니다.',
  postsFailed: '글을 불러오지 못했습니다.',
  ledger: '활동 내역',
  noLedger: '활동 내역이 없습니다.',
  ledgerFailed: '활동 내역을 불러오지 못했습니다.',
} as const;

/** How long and why a member cannot write. */
export function suspensionText({ until, reason }: Suspension): string {
  return until === null
    ? adminMemberTexts.suspendedForGood(reason)
    : adminMemberTexts.suspendedUntil(seoulTime(Date.parse(until)), reason);
}
