/** A post or a comment that reports hide until an admin decides. */
export const blindedTexts = {
  state: '블라인드',
  hint: '신고가 여러 건 들어와 관리자가 확인하고 있습니다. 그동안 다른 사람에게 보이지 않습니다.',
} as const;
