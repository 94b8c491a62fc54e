import { isolated } from '@contract/rules/text/isolated';

export const sphereTexts = {
  label: '스피어',
  recommended: '추천 스피어',
  members: (count: string) => `멤버 ${count}명`,
  join: '참여하기',
  joined: '참여 중',
  leave: '나가기',
  leaveConfirm: (name: string) => `${isolated(name)} 스피어에서 나가시겠습니까?`,
  joinedToast: (name: string) => `${isolated(name)} 스피어에 참여했습니다.`,
  leftToast: (name: string) => `${isolated(name)} 스피어에서 나왔습니다.`,
  empty: '추천할 스피어가 없습니다.',
  /** The page of all spheres and the links to it. */
  browse: '스피어 둘러보기',
  joinedOf: (name: string) => `${isolated(name)} 스피어 참여 중, 나가기`,
  joinOf: (name: string) => `${isolated(name)} 스피어 참여하기`,
} as const;
