/** Errors about a missing or outdated consent. */
export const consentTexts = {
  terms: '이용약관에 동의해주세요.',
  privacy: '개인정보 수집·이용에 동의해주세요.',
  over14: '만 14세 이상만 가입할 수 있습니다.',
  outdated: '약관이 바뀌었습니다. 화면을 새로 고친 뒤 다시 동의해주세요.',
} as const;
