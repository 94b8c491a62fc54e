import type { activityKinds } from '@contract/models/activity';
import type { SphereRole } from '@contract/models/sphere';
import { formatNumber } from '@contract/rules/text/counts';
import { sphereTexts } from './sphere';

type ActivityKind = (typeof activityKinds)[number];

export const myTexts = {
  title: '마이',
  tabs: {
    posts: '내 글',
    comments: '댓글',
    garden: '정원',
    likes: '좋아요',
    saved: '저장',
    favorites: '즐겨찾기',
    spheres: '스피어',
    activity: '활동 내역',
    settings: '설정',
  },
  tabsLabel: '내 활동',
  noBio: '아직 소개가 없습니다.',
  editProfile: '프로필 수정',
  publicPage: '공개 프로필 보기',
  published: '공개',
  expected: (drops: number) => `물방울 +${formatNumber(drops)} 예정`,
  likes: (count: string) => `좋아요 ${count}`,
  unlikeOf: (title: string) => `${title} 좋아요 취소`,
  unliked: '좋아요를 취소했습니다.',
  unsaveOf: (title: string) => `${title} 저장 취소`,
  unsaved: '저장한 글에서 뺐습니다.',
  unfavoriteOf: (title: string) => `${title} 즐겨찾기 해제`,
  unfavorited: '즐겨찾기에서 뺐습니다.',
  undo: '실행 취소',
  video: '제목을 알 수 없는 영상',
  openVideo: 'YouTube에서 보기',
} as const;

/** The text and the button of an empty list. */
export const emptyTexts = {
  posts: { message: '아직 올린 글이 없습니다. 오늘 본 영상을 남겨주세요.', act: '글쓰기' },
  comments: { message: '아직 남긴 댓글이 없습니다.', act: '글 둘러보기' },
  likes: { message: '아직 좋아요를 누른 글이 없습니다.', act: '인기 글 보기' },
  saved: { message: '다시 볼 글을 저장하면 여기에 모입니다.', act: '글 둘러보기' },
  favorites: { message: '아직 즐겨찾기한 영상이 없습니다.', act: '영상 둘러보기' },
  spheres: { message: '아직 참여한 스피어가 없습니다.', act: sphereTexts.browse },
  activity: { message: '아직 활동 내역이 없습니다.', act: '글 둘러보기' },
} as const;

/** The message if a list could not be loaded. */
export const listFailureTexts = {
  posts: '글 목록을 불러오지 못했습니다.',
  comments: '댓글 목록을 불러오지 못했습니다.',
  likes: '좋아요한 글을 불러오지 못했습니다.',
  saved: '저장한 글을 불러오지 못했습니다.',
  favorites: '즐겨찾기한 영상을 불러오지 못했습니다.',
  activity: '활동 내역을 불러오지 못했습니다.',
  hidden: '숨긴 글을 불러오지 못했습니다.',
  blocks: '차단한 멤버를 불러오지 못했습니다.',
} as const;

export const activityTexts = {
  of: {
    post_create: '글이 공개되었습니다.',
    comment_write: '댓글을 남겼습니다.',
    like_give: '좋아요를 눌렀습니다.',
    daily_login: '출석했습니다.',
    level_up: '동반자의 레벨이 올랐습니다.',
    plant_bloom: '식물이 활짝 피었습니다.',
    plant_water: '식물에 물을 주었습니다.',
    plant_seed: '새 씨앗을 심었습니다.',
    part_buy: '동반자의 액세서리를 구매했습니다.',
  } satisfies Record<ActivityKind, string>,
  unreadable: '지금은 볼 수 없는 글',
  level: (level: number) => `Lv.${level}`,
  experience: '경험치',
  plantExperience: '식물 경험치',
} as const;

/** The change of a balance, with its sign. */
export const changeText = (amount: number) =>
  amount < 0 ? `−${formatNumber(-amount)}` : `+${formatNumber(amount)}`;

export const roleTexts: Record<SphereRole, string> = {
  member: '멤버',
  staff: '운영진',
  owner: '스피어장',
};
