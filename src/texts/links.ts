import { isolated } from '@contract/rules/text/isolated';

export const sharedLinkTexts = {
  video: '최근에 이미 공유된 영상입니다.',
  link: '최근에 이미 공유된 링크입니다.',
  untitled: '제목 없는 글',
  by: (name: string, age: string) => `${isolated(name)} · ${age}`,
  newWindow: '(새 창)',
} as const;
