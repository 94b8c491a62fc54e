import type { NotificationSwitch } from '@contract/rules/site/notifications';

export const notificationSettingsTexts = {
  title: '알림 설정',
  note: '꺼둔 동안의 알림은 나중에도 볼 수 없습니다. 활동 정지나 글 삭제처럼 중요한 알림은 언제나 보내드립니다.',
  switches: {
    comment: '내 글에 달린 댓글',
    reply: '내 댓글에 달린 답글',
    mention: '나를 언급한 댓글',
    like: '내 글에 받은 좋아요',
    new_post: '팔로우한 멤버의 새 글',
    confirm: '내 글 공개',
    level_up: '동반자 레벨업',
    report: '신고 처리 결과',
  } satisfies Record<NotificationSwitch, string>,
  loadFailed: '알림 설정을 불러오지 못했습니다.',
  saveFailed: '알림 설정을 변경하지 못했습니다. 다시 시도해주세요.',
} as const;
