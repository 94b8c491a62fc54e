/** The consents of a new member, or of a member after a change of the legal texts. */
export const consentTexts = {
  group: '약관 동의',
  all: '모두 동의합니다',
  required: '필수',
  items: {
    isOver14: '만 14세 이상입니다',
    termsVersion: '이용약관에 동의합니다',
    privacyVersion: '개인정보 수집·이용에 동의합니다',
  },
  view: '보기',
  viewOf: {
    terms: '이용약관 보기 (새 탭)',
    privacy: '개인정보 처리방침 보기 (새 탭)',
  },

  title: '약관을 확인해주세요',
  names: { terms: '이용약관', privacy: '개인정보 처리방침' },
  lead: (names: readonly string[]) =>
    `${names.join('과 ')}이 바뀌었습니다. 계속 이용하려면 동의해주세요.`,
  firstLead: (names: readonly string[]) =>
    `글을 쓰거나 좋아요와 댓글을 남기려면 ${
      names.length > 0 ? `${names.join('과 ')}에 동의해주세요.` : '만 14세 이상인지 확인해주세요.'
    }`,
  needAge: '만 14세 이상인지 확인해주세요.',
  agree: '동의하기',
  agreeing: '동의하는 중...',
  later: '나중에',
  agreed: '동의해주셔서 감사합니다.',
  failed: '동의를 저장하지 못했습니다. 다시 시도해주세요.',
} as const;
