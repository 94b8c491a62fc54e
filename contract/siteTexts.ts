// Every page needs these, and none of the other texts of the contract.
/** A site's name and words until its admins change them. */
export const siteTexts = {
  name: '물빛',
  slogan: '오늘 볼 영상, 물빛이 추천해요',
  description: '좋아하는 영상을 나누고, 나누는 만큼 자라는 동반자를 돌보는 곳',
} as const;
