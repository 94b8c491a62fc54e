export const postTexts = {
  pinned: '고정',
  pending: '검토 중',
  reverted: '미확정',
  /** Why a post was confirmed or taken back. */
  reason: (reason: string) => `사유: ${reason}`,
  pendingNotice: '검토가 끝나면 모두에게 공개됩니다.',
  expectedReward: (points: number) => `+${points} 예정`,
  views: (count: string) => `조회수 ${count}`,
  like: '좋아요',
  dislike: '싫어요',
  comments: (count: string) => `댓글 ${count}`,
  share: '공유',
  save: '저장하기',
  likeNeedsLogin: '좋아요를 누르려면 로그인이 필요합니다.',
  dislikeNeedsLogin: '싫어요를 누르려면 로그인이 필요합니다.',
  playTitle: (title: string) => `${title} 영상 재생`,
  playFailed: '이 브라우저에서 재생할 수 없는 영상입니다.',
  openOriginal: '원본 보기',
  more: '더 보기',
  moreActions: '글 메뉴',
  linkCopied: '링크가 클립보드에 복사되었습니다.',
  linkCopyFailed: '링크를 복사하지 못했습니다.',
  imageOf: (title: string) => `${title} 이미지`,
} as const;

export const detailTexts = {
  title: '게시글',
  loading: '게시글을 불러오는 중입니다...',
  notFoundTitle: '게시글을 찾을 수 없습니다.',
  notFoundBody: '삭제되었거나 존재하지 않는 게시글입니다.',
  othersOfSphere: (name: string) => `${name}의 다른 영상`,
} as const;
