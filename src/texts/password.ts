/** The texts of the button in every password field. */
export const revealTexts = { show: '비밀번호 보기', hide: '비밀번호 숨기기' } as const;
