import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import {
  ChatIcon,
  CheckIcon,
  DropFilledIcon,
  HeartIcon,
  PenIcon,
  UserIcon,
} from '@/design/icons/icons';
import { activityTexts, earnedText } from '@/texts/my';
import type { Activity } from '@contract/models/activity';
import { formatNumber } from '@contract/rules/counts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './ActivityRow.css';

export interface ActivityRowProps {
  activity: Activity;
  /** Where what it was about is; null when that has no page. */
  to: string | null;
}

const signs: Record<Activity['kind'], ReactNode> = {
  post_create: <PenIcon />,
  post_confirm: <CheckIcon />,
  comment_write: <ChatIcon />,
  like_give: <HeartIcon />,
  sphere_join: <UserIcon />,
};

/** What one did, about what, when, and what it earned. */
export function ActivityRow({ activity, to }: ActivityRowProps) {
  const { kind, subject, waterDrops, timeAgo, createdAt } = activity;
  return (
    <div className={styles.row}>
      <span className={styles.sign}>{signs[kind]}</span>
      <div className={styles.words}>
        <Text as="p" variant="label">
          {activityTexts[kind]}
        </Text>
        {to ? (
          <Text as={Link} to={to} variant="meta" lines={1} link className={styles.subject}>
            {subject}
          </Text>
        ) : (
          <Text variant="meta" lines={1} className={styles.subject}>
            {subject}
          </Text>
        )}
        <Text as="time" dateTime={createdAt} variant="caption" tone="muted" weight="regular">
          {timeAgo}
        </Text>
      </div>
      {waterDrops > 0 && (
        <span className={styles.earned}>
          <VisuallyHidden>{earnedText(waterDrops)}</VisuallyHidden>
          <DropFilledIcon size={18} />
          <span aria-hidden="true">+{formatNumber(waterDrops)}</span>
        </span>
      )}
    </div>
  );
}

/** A row that is on its way. */
export function ActivityRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width={40} height={40} radius="full" />
      <div className={styles.coming}>
        <Skeleton width="40%" height={18} />
        <Skeleton width="64%" height={16} />
        <Skeleton width={56} height={14} />
      </div>
    </div>
  );
}
