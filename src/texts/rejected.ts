/** The author's view of their own rejected post. */
export const rejectedTexts = {
  state: '반려',
  hint: '고치면 다시 검토합니다.',
} as const;
