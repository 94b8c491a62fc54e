import { isolated } from '@contract/rules/text/isolated';

export const detailTexts = {
  failed: '게시글을 불러오지 못했습니다.',
  title: '게시글',
  loading: '게시글을 불러오는 중입니다...',
  notFoundTitle: '게시글을 찾을 수 없습니다.',
  notFoundBody: '삭제되었거나 존재하지 않는 게시글입니다.',
  othersOfSphere: (name: string) => `${isolated(name)}의 다른 영상`,
  othersOfAuthor: (name: string) => `${isolated(name)}님의 다른 글`,
} as const;
