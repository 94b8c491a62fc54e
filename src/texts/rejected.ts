/** What an author reads of their own post that an admin rejected. */
export const rejectedTexts = {
  state: '반려',
  hint: '고치면 다시 검토합니다.',
} as const;
