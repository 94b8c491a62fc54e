import type { NotificationGroup } from '@contract/rules/site/notifications';
import { formatNumber } from '@contract/rules/text/counts';

export const notificationTexts = {
  title: '알림',
  bell: (unread: number) =>
    unread > 0 ? `알림, 읽지 않은 알림 ${formatNumber(unread)}개` : '알림',
  /** Before the title of the page. */
  mark: (unread: number) => `(${unread > 99 ? '99+' : unread}) `,
  readAll: '모두 읽음으로 표시',
  unread: '읽지 않음',
  filter: '알림 종류',
  groups: {
    comment: '댓글',
    like: '좋아요',
    new_post: '새 글',
    review: '검토',
    account: '계정',
  } satisfies Record<NotificationGroup, string>,
  emptyGroup: '이 종류의 알림이 없습니다.',
  day: (daysAgo: number, month: number, day: number) =>
    ['오늘', '어제'][daysAgo] ?? `${month}월 ${day}일`,
  more: (sentence: string) => `알림 조절: ${sentence}`,
  mutes: '알림 조절',
  hearPost: '이 글의 알림 받기',
  hearKind: (kind: string) => `${kind} 알림 받기`,
  loading: '알림을 불러오는 중입니다...',
  empty: '아직 알림이 없습니다. 댓글이나 좋아요가 오면 여기에서 알려드립니다.',
  failed: '알림을 불러오지 못했습니다.',
  readFailed: '읽음으로 표시하지 못했습니다.',
  arrived: (sentence: string) => `새 알림: ${sentence}`,
} as const;
