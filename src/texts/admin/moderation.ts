/** The part of the settings about reported content. */
export const adminModerationTexts = {
  title: '신고',
  blindAfter: '블라인드할 신고 수',
  blindAfterHint:
    '이만큼 신고된 글과 댓글은 관리자가 처리할 때까지 작성자와 관리자에게만 보입니다. 0이면 가리지 않습니다.',
  saved: '신고 설정을 저장했습니다.',
  loadFailed: '신고 설정 로드 실패',
  saveFailed: '신고 설정 저장 실패',
} as const;
