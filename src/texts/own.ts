/** Links to the member's own pages. */
export const ownTexts = {
  character: '캐릭터 꾸미기',
  garden: '내 정원',
} as const;
