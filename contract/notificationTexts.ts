import type { Notification } from './models/notification';
import { formatCount } from './rules/text/counts';
import { isolated } from './rules/text/isolated';

const withOthers = (name: string, others: number) =>
  others > 0 ? `${name}님 외 ${formatCount(others)}명이` : `${name}님이`;

/** The notification as one sentence. */
export function notificationText(notification: Notification): string {
  const { kind, actorName, otherCount, level, commentId } = notification;
  const own = commentId === null ? '글' : '댓글';
  const name = isolated(actorName ?? '');
  switch (kind) {
    case 'comment':
      return `${name}님이 내 글에 댓글을 남겼습니다.`;
    case 'reply':
      return `${name}님이 내 댓글에 답글을 남겼습니다.`;
    case 'mention':
      return `${name}님이 댓글에서 나를 언급했습니다.`;
    case 'like':
      return `${withOthers(name, otherCount)} 내 글을 좋아합니다.`;
    case 'new_post':
      return otherCount > 0
        ? `${name}님이 새 글 ${formatCount(otherCount + 1)}개를 올렸습니다.`
        : `${name}님이 새 글을 올렸습니다.`;
    case 'confirm':
      return '검토가 끝나 내 글이 공개되었습니다.';
    case 'revert':
      return '내 글의 공개가 취소되어 다른 사람에게 보이지 않습니다.';
    case 'reject':
      return '내 글이 반려되어 공개되지 않습니다. 고치면 다시 검토합니다.';
    case 'level_up':
      return `동반자의 레벨이 올랐습니다! Lv.${level ?? 1}`;
    case 'name_shared':
      return '이미 같은 이름을 쓰는 멤버가 있습니다. 설정에서 다른 이름으로 바꿀 수 있습니다.';
    case 'suspended':
      return '활동이 정지되었습니다. 글과 댓글은 읽을 수 있습니다.';
    case 'suspension_lifted':
      return '활동 정지가 해제되었습니다. 다시 글을 쓰고 좋아요와 댓글을 남길 수 있습니다.';
    case 'admin_level':
      return level ? '관리자가 되었습니다.' : '관리자 권한이 해제되었습니다.';
    case 'removed':
      return '내가 쓴 글이나 댓글을 관리자가 삭제했습니다.';
    case 'warned':
      return '내가 쓴 글이나 댓글이 신고되어 경고를 받았습니다.';
    case 'blinded':
      return `신고가 여러 건 들어와 내 ${own}이 블라인드 처리되었습니다. 관리자가 확인할 때까지 나만 볼 수 있습니다.`;
    case 'blind_lifted':
      return `관리자가 신고를 확인해 내 ${own}의 블라인드가 풀렸습니다.`;
    case 'report_acted':
      return '신고하신 내용을 확인하고 조치했습니다.';
    case 'report_dismissed':
      return '신고하신 내용을 확인했지만 문제를 찾지 못했습니다.';
  }
}

/** The text of a push about the notifications that it does not show. */
export const moreNotificationsText = (count: number): string => `외 알림 ${formatCount(count)}개`;
