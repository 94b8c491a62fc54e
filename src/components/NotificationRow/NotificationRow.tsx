import { Avatar } from '@/design/components/Avatar/Avatar';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { CheckIcon, InfoIcon, UpIcon } from '@/design/icons/icons';
import { notificationTexts } from '@/texts/notifications';
import { notificationText } from '@contract/notificationTexts';
import { postTexts } from '@/texts/post';
import type { Notification } from '@contract/models/notification';
import { cardImage } from '@contract/rules/site/uploads';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './NotificationRow.css';

export interface NotificationRowProps {
  notification: Notification;
  /** The address of its subject: the post, the comment under it, or the companion. */
  to: string;
  onOpen: () => void;
  /** A button beside it. */
  action?: ReactNode;
}

const signs: Partial<Record<Notification['kind'], ReactNode>> = {
  revert: <InfoIcon />,
  reject: <InfoIcon />,
  level_up: <UpIcon />,
  name_shared: <InfoIcon />,
  suspended: <InfoIcon />,
  removed: <InfoIcon />,
  warned: <InfoIcon />,
  blinded: <InfoIcon />,
};

const withReason = new Set<Notification['kind']>([
  ...(['revert', 'reject', 'confirm', 'suspended', 'removed', 'warned'] as const),
]);

function Sign({ kind, actorName, actorImage }: Notification) {
  if (actorName !== null) {
    return <Avatar name={actorName} src={cardImage(actorImage)} />;
  }
  return <span className={styles.sign}>{signs[kind] ?? <CheckIcon />}</span>;
}

/** A notification: the member, the action, the post, the quoted text and the time. */
export function NotificationRow({ notification, to, onOpen, action }: NotificationRowProps) {
  const { kind, postTitle, excerpt, isRead, timeAgo, createdAt } = notification;
  const link = (
    <Link to={to} className={styles.link} onClick={onOpen}>
      <Sign {...notification} />
      <span className={styles.words}>
        <Text variant="label" weight={isRead ? 'medium' : 'bold'}>
          {notificationText(notification)}
        </Text>
        {postTitle && <span className={styles.title}>{postTitle}</span>}
        {excerpt && (
          <span className={styles.excerpt}>
            {withReason.has(kind) ? postTexts.reason(excerpt) : excerpt}
          </span>
        )}
        <Text as="time" dateTime={createdAt} variant="caption" tone="muted" weight="regular">
          {timeAgo}
        </Text>
      </span>
      {!isRead && (
        <span className={styles.dot}>
          <VisuallyHidden>{notificationTexts.unread}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
  return action ? (
    <div className={styles.withAction}>
      {link}
      {action}
    </div>
  ) : (
    link
  );
}

/** The skeleton of a row. */
export function NotificationRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width={40} height={40} radius="full" />
      <div className={styles.coming}>
        <Skeleton height={20} />
        <Skeleton width="70%" height={18} />
        <Skeleton width={56} height={16} />
      </div>
    </div>
  );
}
