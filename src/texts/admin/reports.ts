import type { Person } from '@contract/models/person';
import type { ReportAction, ReportTarget } from '@contract/models/report';
import { formatNumber } from '@contract/rules/text/counts';
import { isolated } from '@contract/rules/text/isolated';

/** An admin's actions on a report. */
export const reportActionTexts: Record<ReportAction, string> = {
  dismiss: '문제없음',
  remove: '콘텐츠 삭제',
  warn: '작성자 경고',
  suspend: '작성자 정지',
};

/** The messages right after an action. */
export const reportDoneTexts: Record<ReportAction, string> = {
  dismiss: '문제없는 신고로 처리했습니다.',
  remove: '콘텐츠를 삭제하고 작성자에게 알렸습니다.',
  warn: '작성자에게 경고했습니다.',
  suspend: '작성자의 활동을 정지했습니다.',
};

export const reportTargetTexts: Record<ReportTarget, string> = { post: '글', comment: '댓글' };

/** The reports in the review queue. */
export const reportQueueTexts = {
  list: '신고 목록',
  state: '처리 상태',
  states: { open: '처리할 신고', resolved: '처리한 신고' },
  empty: { open: '처리할 신고가 없습니다.', resolved: '처리한 신고가 없습니다.' },
  resolveFailed: '신고 처리 실패',
  showFresh: '새로 들어온 신고 보기',
  count: (count: number) => `신고 ${formatNumber(count)}건`,
  more: (count: number) => `신고 ${formatNumber(count)}건 더 보기`,
  latestOnly: (count: number) => `최근 신고 ${formatNumber(count)}건만 표시합니다.`,
  noText: '글자가 없는 내용입니다.',
  detailOf: (excerpt: string) => `${excerpt} (새 탭에서 열기)`,
  actionOf: (action: string, excerpt: string) => `${excerpt} ${action}`,
  selectOf: (excerpt: string) => `${excerpt} 선택`,
  selectAll: '보이는 신고 모두 선택',
  selected: (count: number) => `${formatNumber(count)}건 선택됨`,
  selectMost: (most: number) => `한 번에 ${formatNumber(most)}건까지 선택할 수 있습니다.`,
  clearSelection: '선택 해제',
  dismissSelected: '선택한 신고 문제없음',
  dismissTitle: (count: number) => `신고 ${formatNumber(count)}건을 문제없음으로 처리할까요?`,
  dismissNote: '처리하면 되돌릴 수 없습니다.',
  removeSelected: '선택한 콘텐츠 삭제',
  bulkDone: (count: number) => `신고 ${formatNumber(count)}건을 처리했습니다.`,
  bulkTitle: '신고별 처리 결과',
  blindedHint: '삭제하지 않고 처리하면 다시 보입니다.',
  suspended: '정지됨',
  resolved: (by: string, when: string) => `${by}님이 ${when} 처리`,
  reason: (reason: string) => `사유: ${reason}`,
} as const;

/** The results of cases that the action could not change. */
export const caseResultTexts = {
  already: (by: Person, when: string, action: ReportAction) =>
    `${by.userName}님이 ${when} 먼저 처리했습니다. (${reportActionTexts[action]})`,
  missing: '이미 삭제된 글이나 댓글입니다.',
} as const;

/** The dialogs that ask for the reason for a removal or a warning. */
export const reportReasonTexts = {
  removeTitle: '신고된 콘텐츠를 삭제할까요?',
  removeTitleMany: (count: number) => `신고된 콘텐츠 ${formatNumber(count)}개를 삭제할까요?`,
  removeNote: '삭제하면 되돌릴 수 없습니다. 사유는 작성자의 알림에 보입니다.',
  warnTitle: (name: string) => `${isolated(name)}님에게 경고할까요?`,
  warnNote: '콘텐츠는 그대로 두고, 사유를 작성자의 알림으로 보냅니다.',
  reason: '작성자에게 알릴 사유',
  missing: '사유를 입력해주세요.',
  placeholder: '예: 다른 멤버를 비방하는 표현이 있습니다.',
  presets: '자주 쓰는 사유',
  choices: {
    ad: '광고로 보이는 내용이 있습니다.',
    rude: '다른 사람을 불쾌하게 할 수 있는 표현이 있습니다.',
    copyright: '다른 사람의 저작권을 침해합니다.',
    adult: '누구나 보기에 적절하지 않은 내용이 있습니다.',
  },
} as const;

/** The keys of the report queue. */
export const reportKeyTexts = {
  move: '이동',
  next: '다음 신고',
  previous: '이전 신고',
  select: '선택',
  help: '단축키 도움말 열기',
} as const;
