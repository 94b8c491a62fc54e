/** A YouTube video that plays above the page. */
export const videoDialogTexts = {
  onYoutube: 'YouTube에서 열기',
  sampleOnYoutube: '샘플 영상이라 YouTube에서 열 수 없습니다.',
} as const;
