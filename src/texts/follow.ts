import { isolated } from '@contract/rules/text/isolated';

export const followTexts = {
  follow: '팔로우',
  unfollow: '팔로우 취소',
  followers: '팔로워',
  list: '팔로우한 멤버',
  listNote:
    '팔로우한 멤버의 글은 피드의 ‘팔로잉’에 모이고, 새 글이 올라오면 알려드립니다. 이 목록은 나만 볼 수 있습니다.',
  listEmpty: '팔로우한 멤버가 없습니다.',
  listFailed: '팔로우한 멤버를 불러오지 못했습니다.',
  end: '취소',
  unfollowOf: (name: string) => `${isolated(name)} 팔로우 취소`,
  unfollowed: '팔로우를 취소했습니다.',
  failed: '팔로우하지 못했습니다.',
  unfollowFailed: '팔로우를 취소하지 못했습니다.',
} as const;
