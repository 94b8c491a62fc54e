/** The words of the button in a password's field, wherever one is typed. */
export const revealTexts = { show: '비밀번호 보기', hide: '비밀번호 숨기기' } as const;
