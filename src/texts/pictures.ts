/** The viewer for a post's pictures. */
export const pictureTexts = {
  viewer: '사진 보기',
  open: (name: string) => `${name} 크게 보기`,
  number: (position: number, count: number) => `${position} / ${count}`,
  previous: '이전 사진',
  next: '다음 사진',
  larger: '확대',
  smaller: '축소',
} as const;
