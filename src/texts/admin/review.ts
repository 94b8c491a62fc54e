import type { ReviewAct } from '@contract/rules/admin/review';
import type { Person } from '@contract/models/person';
import type { Post } from '@contract/models/post';
import { formatNumber } from '@contract/rules/text/counts';

/** The actions, as the end of a sentence. */
const acts: Record<ReviewAct, string> = {
  confirm: '확정했습니다',
  revert: '미확정으로 되돌렸습니다',
  reject: '반려했습니다',
  delete: '삭제했습니다',
};

export const reviewTexts = {
  tabsLabel: '글 상태',
  tabs: { pending: '미확정', confirmed: '확정', rejected: '반려', all: '전체', reports: '신고' },
  search: '제목, 내용, 작성자로 검색해주세요',
  searchLabel: '글 검색',
  list: '글 목록',
  empty: {
    pending: '확정을 기다리는 글이 없습니다.',
    confirmed: '확정된 글이 없습니다.',
    rejected: '반려된 글이 없습니다.',
    all: '글이 없습니다.',
  },
  noneFound: (q: string) => `‘${q}’ 검색 결과가 없습니다.`,
  confirm: '확정',
  revert: '미확정으로 되돌리기',
  reject: '반려',
  delete: '삭제',
  revertShort: '되돌리기',
  done: (count: number, act: ReviewAct) =>
    `${count > 1 ? `글 ${formatNumber(count)}개를` : '글을'} ${acts[act]}.`,
  undone: '되돌린 것을 취소했습니다.',
  undo: '실행 취소',
  undoFailed: '실행을 취소하지 못했습니다.',
  listFailed: '목록 조회 실패',
  actFailed: {
    confirm: '확정 실패',
    revert: '미확정 실패',
    reject: '반려 실패',
    delete: '삭제 실패',
  } satisfies Record<ReviewAct, string>,
  confirmOf: (title: string) => `${title} 확정`,
  revertOf: (title: string) => `${title} 미확정으로 되돌리기`,
  rejectOf: (title: string) => `${title} 반려`,
  deleteOf: (title: string) => `${title} 삭제`,
  previewOf: (title: string) => `${title} 미리보기`,
  selectOf: (title: string) => `${title} 선택`,
  openDetail: '새 탭에서 자세히 보기',
  detailOf: (title: string) => `${title} (새 탭에서 열기)`,
  selectAll: '보이는 글 모두 선택',
  selected: (count: number) => `${formatNumber(count)}개 선택됨`,
  selectMost: (most: number) => `한 번에 ${most}개까지 선택할 수 있습니다.`,
  selectedActs: {
    confirm: '선택한 글 확정',
    revert: '선택한 글 되돌리기',
    reject: '선택한 글 반려',
    delete: '선택한 글 삭제',
  } satisfies Record<ReviewAct, string>,
  clearSelection: '선택 해제',
  bulkTitle: '글마다 처리한 결과',
  pending: '미확정',
  public: '확정',
  rejected: '반려',
  reports: (count: number) => `신고 ${formatNumber(count)}`,
  /** An author's other posts: how many are public, and how many were reverted, if any. */
  authorCounts: (confirmed: number, reverted: number) => [
    `확정 ${formatNumber(confirmed)}`,
    ...(reverted > 0 ? [`되돌림 ${formatNumber(reverted)}`] : []),
  ],
  showFresh: '새로 들어온 글 보기',
} as const;

/** The results of posts that the action could not change. */
export const outcomeTexts = {
  acts,
  missing: '이미 삭제된 글입니다.',
  paid: '이미 보상이 지급되어 취소할 수 없습니다.',
  edited: '작성자가 글을 수정했습니다. 다시 확인해주세요.',
  already: (by: Person | null, when: string, act: ReviewAct) => {
    return by ? `${by.userName}님이 ${when} 이미 ${acts[act]}.` : `이미 처리된 글입니다. (${when})`;
  },
  decided: (by: Person, when: string) =>
    `${by.userName}님이 ${when} 먼저 처리했습니다. 다시 확인해주세요.`,
} as const;

/** The dialogs that ask why a post is reverted or rejected. */
export const revertTexts = {
  revert: {
    title: '미확정으로 되돌릴까요?',
    titleMany: (count: number) => `글 ${formatNumber(count)}개를 미확정으로 되돌릴까요?`,
    note: '사유는 작성자의 알림과 마이 화면에 보입니다.',
    reason: '작성자에게 알릴 사유 (선택)',
  },
  reject: {
    title: '글을 반려할까요?',
    titleMany: (count: number) => `글 ${formatNumber(count)}개를 반려할까요?`,
    note: '작성자만 볼 수 있게 됩니다. 사유는 작성자의 알림과 마이 화면에 보이고, 작성자가 글을 고치면 다시 검토합니다.',
    reason: '작성자에게 알릴 사유',
  },
  delete: {
    title: '글을 삭제할까요?',
    titleMany: (count: number) => `글 ${formatNumber(count)}개를 삭제할까요?`,
    note: '댓글과 반응도 함께 사라지며 되돌릴 수 없습니다. 사유는 작성자의 알림에 보입니다.',
    reason: '작성자에게 알릴 사유',
  },
  missing: '사유를 입력해주세요.',
  presets: '자주 쓰는 사유',
  placeholder: '예: 출처를 적어주세요.',
  choices: {
    source: '출처를 적어주세요.',
    copyright: '저작권을 확인해주세요.',
    rude: '다른 사람을 불쾌하게 할 수 있는 표현이 있습니다.',
    ad: '광고로 보이는 내용이 있습니다.',
    off: '스피어의 주제와 맞지 않습니다.',
  },
} as const;

/** The keys of the review page and their actions. */
export const reviewKeyTexts = {
  move: '이동',
  preview: '미리보기',
  next: '다음 글',
  previous: '이전 글',
  confirm: '확정',
  revert: '미확정으로 되돌리기',
  reject: '반려',
  delete: '삭제',
  select: '선택',
  help: '단축키 도움말 열기',
} as const;

/** The preview of a video by its address. */
export const urlPreviewTexts = {
  open: '영상 미리보기',
  title: '영상 미리보기',
  label: 'YouTube URL',
  placeholder: 'YouTube URL을 붙여넣어주세요',
  show: '미리보기',
  empty: 'YouTube URL을 입력해주세요.',
  invalid: '유효한 YouTube URL이 아닙니다.',
  video: 'YouTube 영상',
} as const;

/** The page of one post. */
export const reviewPostTexts = {
  title: '글 검토',
  failed: '상세 조회 실패',
  commentsFailed: '댓글 조회 실패',
  comments: (count: number) => `댓글 ${formatNumber(count)}개`,
  commentsHead: '댓글',
  noComments: '댓글이 없습니다.',
  likes: (count: number) => `좋아요 ${formatNumber(count)}`,
  reactions: ({ likeCount, dislikeCount }: Pick<Post, 'likeCount' | 'dislikeCount'>) =>
    `좋아요 ${formatNumber(likeCount)} · 싫어요 ${formatNumber(dislikeCount)}`,
  status: '상태',
  author: '작성자',
  joined: (date: string) => `${date} 가입`,
  confirmedCount: '확정',
  revertedCount: '되돌림',
  rejectedCount: '반려',
  pendingCount: '대기',
  reportCount: '신고',
  suspended: '활동 정지 중',
  memberPage: '멤버 정보 보기',
  timeline: '기록',
  byScript: '스크립트',
  kinds: {
    created: '글을 올림',
    published: '공개됨',
    changed: '글을 수정함',
    confirmed: '확정',
    reverted: '미확정으로 되돌림',
    rejected: '반려',
    undone: '되돌린 것을 취소',
    reported: '신고',
    resolved: '신고 처리',
    blinded: '신고로 블라인드',
  },
  back: '목록으로',
} as const;
