/** The texts of a field for a picture: a profile photo or the icon of a sphere. */
export const pictureFieldTexts = {
  upload: '사진 올리기',
  uploading: '업로드 중...',
  processing: '사진을 처리하는 중...',
  percent: (percent: number) => `${percent}%`,
  failed: '사진을 올리지 못했습니다. 다시 시도해주세요.',
  hint: '10MB 이하의 JPG, PNG, GIF, WebP',
  drawn: '기본 이미지에서 선택',
} as const;
