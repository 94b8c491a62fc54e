import type { Block } from '@contract/models/block';

const kinds: Record<Block['type'], string> = {
  text: '텍스트',
  image: '이미지',
  video: '동영상',
  link: '링크',
};

export const blockTexts = {
  kinds,
  add: '블록 추가',
  addBelow: '아래에 블록 추가',
  place: (kind: Block['type'], position: number, count: number) =>
    `${kinds[kind]} 블록, ${count}개 중 ${position}번째`,
  moveUp: '위로 이동',
  moveDown: '아래로 이동',
  remove: '블록 삭제',
  restore: '삭제한 블록 복원',
  revert: '텍스트로 되돌리기',
  keepOne: '블록은 최소 1개가 필요합니다.',
  hint: 'Alt+↑/↓로 블록을 옮기고, 빈 줄에서 Enter를 누르면 블록이 추가됩니다. Ctrl+Enter로 게시할 수 있습니다.',
  dropHere: '여기에 놓으면 이미지가 추가됩니다.',
  added: (kind: Block['type'], position: number) =>
    `${kinds[kind]} 블록을 ${position}번째에 추가했습니다.`,
  moved: (position: number) => `${position}번째 블록으로 옮겼습니다.`,
  isFirst: '첫 번째 블록입니다.',
  isLast: '마지막 블록입니다.',
  removed: '블록을 삭제했습니다.',
  restored: '삭제한 블록을 복원했습니다.',
  turned: (kind: Block['type']) => `${kinds[kind]} 블록으로 바꿨습니다.`,
  text: '내용',
  textPlaceholder: '내용을 입력해주세요',
} as const;

export const imageTexts = {
  select: '이미지를 선택하거나 끌어다 놓아주세요',
  hint: 'JPG, PNG, GIF, WebP 파일을 10MB까지 올릴 수 있습니다.',
  caption: '이미지 설명을 입력해주세요',
  captionLabel: '이미지 설명',
  wrongType: '이미지 파일만 올릴 수 있습니다.',
  /** @param reason a sentence; empty if it is unknown */
  failed: (reason: string) =>
    reason
      ? `이미지 업로드에 실패했습니다: ${reason}`
      : '이미지 업로드에 실패했습니다. 잠시 후 다시 시도해주세요.',
  uploading: (percent: number) => `업로드 중... ${percent}%`,
  waiting: '대기 중',
  storing: '이미지를 저장하는 중입니다...',
  cancelled: '업로드를 취소했습니다.',
  uploaded: '이미지를 올렸습니다.',
  uploadOf: (name: string) => `${name} 업로드`,
  size: (sent: string, all: string) => `${sent} / ${all}`,
  chooseAgain: '다른 이미지 선택',
  keepOld: '이전 이미지로 되돌리기',
  notKept: (name: string) => `${name} 파일은 보관되지 않았습니다. 다시 선택해주세요.`,
  broken: '이미지를 불러오지 못했습니다.',
  gone: (count: number) => `오래되어 지워진 이미지 ${count}개는 다시 선택해야 합니다.`,
  pasted: '붙여넣은 이미지',
  notPasted: (count: number) =>
    `다른 프로그램의 이미지 ${count}개는 가져올 수 없습니다. 자리를 남겨 두었으니 저장한 파일을 선택해주세요.`,
  lost: (count: number) => `올리지 않은 이미지 ${count}개는 보관되지 않아 다시 선택해야 합니다.`,
} as const;

export const videoTexts = {
  url: '동영상 링크',
  placeholder: '동영상 링크를 붙여넣어주세요',
  caption: '동영상 설명을 입력해주세요',
  captionLabel: '동영상 설명',
  supported: 'YouTube, Vimeo, Dailymotion, MP4, WebM, OGG를 지원합니다.',
  unsupported: '지원하지 않는 동영상 URL입니다.',
  recognised: '확인됨',
  preview: '영상 미리보기',
  toLink: '링크 블록으로 바꾸기',
} as const;

export const linkTexts = {
  url: '링크',
  placeholder: '링크를 붙여넣어주세요',
  loading: '링크 미리보기를 불러오는 중입니다...',
  failed: '링크 미리보기를 가져올 수 없습니다.',
  title: '링크 제목',
  description: '링크 설명',
  descriptionPlaceholder: '링크 설명을 입력해주세요',
  removeImage: '미리보기 이미지 제거',
  preview: '링크 미리보기',
  toVideo: '동영상 블록으로 바꾸기',
} as const;

/** An example of an address. */
const EXAMPLE = 'https://example.com';

export const postFormTexts = {
  heading: '글쓰기',
  headingChange: '글 수정',
  shareVideo: '영상 공유하기',
  title: '제목',
  titlePlaceholder: '제목을 입력해주세요 (선택)',
  failed: '글 작성에 실패했습니다. 다시 시도해주세요.',
  changeFailed: '글을 수정하지 못했습니다. 다시 시도해주세요.',
  changed: '글을 수정했습니다.',
  unchanged: '바뀐 내용이 없습니다.',
  save: '수정하기',
  saving: '수정 중...',
  notice: '공지로 올리기',
  noticeHint: '검토 없이 바로 공개되고 홈 맨 위에 고정됩니다.',
  reviewAgain: '내용을 수정하면 다시 검토를 거칩니다.',
  reviewAgainDetail: '검토가 끝날 때까지 다른 사람에게 보이지 않습니다.',
  notYours: '내가 쓴 글만 수정할 수 있습니다.',
  toPost: '글로 돌아가기',
  imageIsLocal: '이미지 업로드가 끝나면 게시할 수 있습니다.',
  imageMissing: '이미지를 선택해주세요.',
  videoMissing: '동영상 링크를 붙여넣어주세요.',
  linkMissing: '링크를 붙여넣어주세요.',
  linkFormat: `올바른 URL 형식이 아닙니다. (예: ${EXAMPLE})`,
} as const;
