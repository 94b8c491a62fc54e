/** The column headings of exported rankings. */
export const sheetTexts = {
  channelColumns: [
    '순위',
    '이전 순위',
    '채널',
    '채널 ID',
    '카테고리',
    '국가',
    '구독자',
    '총 조회수',
    '동영상 수',
    '성장률(%)',
    '개설일',
  ],
  videoColumns: [
    '순위',
    '이전 순위',
    '제목',
    '동영상 ID',
    '채널',
    '카테고리',
    '조회수',
    '좋아요',
    '댓글',
    '길이(초)',
    '업로드일',
  ],
} as const;
