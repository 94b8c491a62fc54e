/** The texts of both forms: the one for a video and the one for blocks. */
import type { PostRewards } from '@contract/rules/posts/post-rewards';
import { failureText } from './errors';

export const writeTexts = {
  timing: '언제 보면 좋을까요?',
  category: '어떤 영상인가요?',
  videoLeads: '영상이 글의 맨 위에 표시됩니다.',
  sphere: '스피어',
  noSphere: '선택 안 함',
  sphereLeft: '선택했던 스피어가 닫혔거나 더 이상 참여하고 있지 않아 스피어 없이 게시됩니다.',
  submit: '게시하기',
  submitting: '게시 중...',
  loginRequired: '로그인 필요',
  success: '글이 등록되었습니다.',
  successPending: '검토가 끝나면 모두에게 공개됩니다.',
  rewardNotice: '검토가 끝나면 보상을 받을 수 있습니다.',
  rewardLimit: (posts: number) => `하루에 글 ${posts}개까지 보상을 받을 수 있습니다.`,
  draftFound: '작성 중이던 글이 있습니다.',
  draftResume: '이어서 쓰기',
  draftDiscard: '삭제',
  draftSaved: '방금 전 임시 저장됨',
  draftSavedAgo: (age: string) => `${age} 임시 저장됨`,
  draftStale: '임시 저장한 뒤에 글이 수정되었습니다.',
  seeNewer: '수정된 글 보기',
  overwrite: '덮어쓰기',
  draftSavedPart: '이미지를 제외하고 임시 저장했습니다.',
  resumeConfirm: '올리지 않은 이미지는 보관되지 않습니다. 그래도 이어서 쓰시겠습니까?',
  draftForked: '다른 창에서 고친 글이 있어 따로 저장했습니다.',
  kept: '입력한 내용은 보관해 두었습니다.',
  leave: '나가기',
  leaveConfirm: '저장하지 않은 내용이 있습니다. 이 페이지를 나가시겠습니까?',
  counter: (count: number, max: number) => `${count}/${max}`,
} as const;

/** The reward of a post; empty for none. */
export function rewardText({ points, plantExperience }: PostRewards): string {
  const parts = [];
  if (points > 0) parts.push(`물방울 +${points}`);
  if (plantExperience > 0) parts.push(`식물 경험치 +${plantExperience}`);
  return parts.join(', ');
}

/** The result of a sent post: who sees it, and its reward now or later. */
export function outcomeText(isConfirmed: boolean, rewards: PostRewards): string {
  const reward = rewardText(rewards);
  if (isConfirmed) return reward && `받은 보상: ${reward}`;
  return reward ? `${writeTexts.successPending} 받을 보상: ${reward}` : writeTexts.successPending;
}

/** The messages for a text that was sent or could not be sent. */
export const sendingTexts = {
  failure: failureText,
  outcome: outcomeText,
  kept: writeTexts.kept,
  resume: writeTexts.draftResume,
} as const;

export const videoPostTexts = {
  heading: '영상 공유하기',
  title: '제목',
  content: '내용',
  link: '영상 링크',
  linkPlaceholder: '동영상 링크를 붙여넣어주세요',
  paste: '붙여넣기',
  pasteRefused: '클립보드를 읽을 수 없습니다. 링크 칸을 길게 눌러 붙여넣어주세요.',
  pasteWithoutLink: '복사한 내용에 지원하는 영상 링크가 없습니다.',
  supported: 'YouTube, Vimeo, Dailymotion, MP4, WebM, OGG를 지원합니다.',
  unsupported: '지원하지 않는 동영상 URL입니다.',
  recognised: '확인됨',
  preview: '영상 미리보기',
  required: '제목, 내용, 영상 링크를 모두 입력해주세요.',
  invalidLink: '올바른 링크를 입력해주세요.',
  titleFilled: '영상의 제목을 넣었습니다. 고쳐 쓸 수 있습니다.',
  titleFilledWith: (title: string) => `제목 칸에 영상의 제목을 넣었습니다: ${title}`,
  titleLong: '제목은 100자 이하로 입력해주세요.',
  contentLong: '내용은 1000자 이하로 입력해주세요.',
  failed: '게시 중 오류가 발생했습니다. 다시 시도해주세요.',
} as const;

/** The sentence in which YouTube shares a title, in the language of the phone. */
export const sharedTitle = /^(?:Watch|YouTube에서) ["“'‘](.+)["”'’] ?(?:on YouTube|.{1,6})$/;
