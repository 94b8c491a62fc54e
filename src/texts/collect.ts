import { isolated } from '@contract/rules/text/isolated';

export const collectTexts = {
  hide: '숨기기',
  hidden: '글을 숨겼습니다.',
  undo: '실행 취소',
  hideFailed: '글을 숨기지 못했습니다.',
  unhideFailed: '글을 다시 표시하지 못했습니다.',
  block: '작성자 차단',
  blockConfirm: (name: string) => `${isolated(name)}님을 차단하시겠습니까?`,
  blockNote:
    '이 멤버의 글과 댓글이 더 이상 보이지 않습니다. 마이 > 설정에서 언제든 해제할 수 있습니다.',
  blockAction: '차단',
  blocked: (name: string) => `${isolated(name)}님을 차단했습니다.`,
  blockFailed: '차단하지 못했습니다.',
  favorite: '영상 즐겨찾기',
  unfavorite: '영상 즐겨찾기 해제',
  favorited: '영상을 즐겨찾기에 추가했습니다.',
  unfavorited: '영상을 즐겨찾기에서 뺐습니다.',
  favoriteFailed: '즐겨찾기를 변경하지 못했습니다.',
} as const;
