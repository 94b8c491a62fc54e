import type { ForbiddenAct } from '@contract/rules/admin/moderation';

/** The part of the settings about reported and forbidden content. */
export const adminModerationTexts = {
  title: '신고와 금지어',
  blindAfter: '블라인드할 신고 수',
  blindAfterHint:
    '이만큼 신고된 글과 댓글은 관리자가 처리할 때까지 작성자와 관리자에게만 보입니다. 0이면 가리지 않습니다.',
  reviewFirst: '항상 검토할 첫 글 수',
  reviewFirstHint:
    '공개된 글이 이보다 적은 멤버의 글은 ‘검토 후 공개’를 꺼도 검토를 기다립니다. 0이면 쓰지 않습니다.',
  forbiddenWords: '금지어',
  forbiddenWordsHint:
    '한 줄에 하나씩 적어주세요. 띄어쓰기와 기호는 무시하고 찾습니다. 영어는 낱말 전체가 같아야 합니다.',
  forbiddenHosts: '금지 사이트',
  forbiddenHostsHint: '한 줄에 하나씩, example.com처럼 적어주세요. 하위 도메인도 포함합니다.',
  forbiddenAct: '금지어나 금지 사이트가 든 글',
  acts: { refuse: '올리지 못하게 하기', review: '검토로 보내기' } satisfies Record<
    ForbiddenAct,
    string
  >,
  forbiddenActHint: '댓글은 언제나 올리지 못하게 합니다.',
  /** The sentence about one entry of a list. */
  wrongEntry: (message: string, entry: string) => `${message} (${entry})`,
  apply: '적용',
  saved: '신고와 금지어 설정을 저장했습니다.',
  loadFailed: '신고와 금지어 설정 로드 실패',
  saveFailed: '신고와 금지어 설정 저장 실패',
} as const;
