import type { ReportReason, ReportTarget } from '@contract/models/report';

export const reportTexts = {
  report: '신고',
  reason: '신고 사유',
  note: '자세한 내용 (선택)',
  notePlaceholder: '관리자가 알아야 할 내용을 적어주세요',
  reasonMissing: '신고 사유를 선택해주세요.',
  noteLong: '신고 내용은 500자 이하로 입력해주세요.',
  submit: '신고하기',
  done: '신고를 접수했습니다.',
  already: '이미 신고했습니다.',
  failed: '신고하지 못했습니다.',
} as const;

export const reportTitles: Record<ReportTarget, string> = {
  post: '글 신고',
  comment: '댓글 신고',
};

/** The result of a report on the reporter's own screen. */
export const reportNotes: Record<ReportTarget, string> = {
  post: '관리자가 확인합니다. 신고한 글은 더 이상 보이지 않습니다.',
  comment: '관리자가 확인합니다. 신고한 댓글은 내용이 보이지 않습니다.',
};

export const reasonTexts: Record<ReportReason, string> = {
  spam: '스팸·광고',
  abuse: '욕설·비방',
  adult: '음란물',
  illegal: '불법 정보',
  copyright: '저작권 침해',
  other: '기타',
};
