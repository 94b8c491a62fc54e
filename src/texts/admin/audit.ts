import type { AuditKind } from '@contract/rules/audit';
import { formatNumber } from '@contract/rules/counts';

export const auditTexts = {
  list: '감사 기록',
  filters: '감사 로그 필터',
  who: '사람 번호',
  whoPlaceholder: '예: user2',
  whoInvalid: 'user2처럼 멤버 번호를 입력해주세요.',
  kind: '종류',
  allKinds: '모든 종류',
  from: '시작일',
  to: '종료일',
  apply: '적용',
  clear: '필터 지우기',
  export: 'CSV 내려받기',
  exported: (count: number) => `${formatNumber(count)}건을 내려받았습니다.`,
  truncated: (count: number) => `최근 ${formatNumber(count)}건만 내려받았습니다.`,
  exportFailed: 'CSV를 만들지 못했습니다.',
  failed: '감사 로그를 불러오지 못했습니다.',
  empty: '조건에 맞는 기록이 없습니다.',
  nobody: '스크립트 또는 손님',
  about: (name: string) => `대상: ${name}`,
  time: '시각',
  person: '사람',
  subject: '대상',
  detail: '내용',
} as const;

/** What an entry of the audit tells of. */
export const auditKindTexts: Record<AuditKind, string> = {
  'post.confirm': '글 확정',
  'post.revert': '글 미확정',
  'post.undo': '결정 취소',
  'member.suspend': '멤버 정지',
  'member.lift': '정지 해제',
  'member.level': '관리자 권한 변경',
  'member.sessions': '세션 종료',
  'report.resolve': '신고 처리',
  'settings.update': '설정 변경',
  'query.run': '쿼리 실행',
  'login.success': '로그인',
  'login.failure': '로그인 실패',
  'password.change': '비밀번호 변경',
  'password.failure': '비밀번호 변경 실패',
  'account.delete': '탈퇴',
};
