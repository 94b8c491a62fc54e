import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import {
  ChatIcon,
  CheckIcon,
  DropIcon,
  GemFilledIcon,
  HeartIcon,
  LeafIcon,
  PenIcon,
  SunIcon,
  UpIcon,
  DropFilledIcon,
} from '@/design/icons/icons';
import { speciesTexts } from '@/texts/garden';
import { activityTexts, changeText } from '@/texts/my';
import type { Activity } from '@contract/models/activity';
import { isOfPost } from '@contract/rules/companion/ledger';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from '../rows.css';
import { Box } from '@/design/components/Box/Box';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { profileTexts } from '@/texts/profile';

type Amounts = Pick<Activity, 'waterDrops' | 'gems' | 'experience' | 'plantExperience'>;

function Holding({ icon, name, amount }: { icon: ReactNode; name: string; amount: number }) {
  if (amount === 0) return null;
  return (
    <Box as="span" alignItems="center" display="inline-flex" gap={4} className={styles.holding}>
      {icon}
      <VisuallyHidden>{name} </VisuallyHidden>
      <span>{changeText(amount)}</span>
    </Box>
  );
}

function Growth({ name, amount }: { name: string; amount: number }) {
  if (amount === 0) return null;
  return (
    <span className={styles.growth}>
      {name} {changeText(amount)}
    </span>
  );
}

/** The changes of a history entry: the balances in bold, the experience below them. */
function Changes({ waterDrops, gems, experience, plantExperience }: Amounts) {
  return (
    <Box
      display="flex"
      flexDirection="column"
      alignItems="flex-end"
      gap={0}
      flexShrink={0}
      className={styles.changes}
    >
      <Holding
        icon={<DropFilledIcon size="sm" />}
        name={profileTexts.waterDrops}
        amount={waterDrops}
      />
      <Holding icon={<GemFilledIcon size="sm" />} name={profileTexts.gems} amount={gems} />
      <Growth name={activityTexts.experience} amount={experience} />
      <Growth name={activityTexts.plantExperience} amount={plantExperience} />
    </Box>
  );
}

export interface ActivityRowProps {
  activity: Activity;
  /** The address of the entry's subject; null when it has no page. */
  to: string | null;
}

const signs: Record<Activity['kind'], ReactNode> = {
  post_create: <PenIcon />,
  comment_write: <ChatIcon />,
  like_give: <HeartIcon />,
  daily_login: <CheckIcon />,
  level_up: <UpIcon />,
  plant_bloom: <SunIcon />,
  plant_water: <DropIcon />,
  plant_seed: <LeafIcon />,
  part_buy: <GemFilledIcon />,
};

/** The subject of an entry as text; null if the action's text already names it. */
function subjectOf({ kind, subject, species, level }: Activity): string | null {
  if (subject !== null) return subject;
  if (species !== null) return speciesTexts[species];
  if (level !== null) return activityTexts.level(level);
  return isOfPost(kind) ? activityTexts.unreadable : null;
}

function Subject({ to, children }: { to: string | null; children: string }) {
  return to === null ? (
    <span className={styles.subject}>{children}</span>
  ) : (
    <Link to={to} className={styles.subjectLink}>
      {children}
    </Link>
  );
}

/**
 * An entry of a member's history: the action, its subject, its time, and the changes of balances.
 */
export function ActivityRow({ activity, to }: ActivityRowProps) {
  const { kind, timeAgo, createdAt } = activity;
  const subject = subjectOf(activity);
  return (
    <div className={styles.activityRow}>
      <span className={styles.activitySign}>{signs[kind]}</span>
      <div className={styles.activityWords}>
        <Text as="p" variant="label">
          {activityTexts.of[kind]}
        </Text>
        {subject !== null && <Subject to={to}>{subject}</Subject>}
        <Text as="time" dateTime={createdAt} variant="caption" tone="muted" weight="regular">
          {timeAgo}
        </Text>
      </div>
      <Changes {...activity} />
    </div>
  );
}

/** The skeleton of a row. */
export function ActivityRowSkeleton() {
  return (
    <div className={styles.activityRow}>
      <Skeleton width={40} height={40} radius="full" />
      <div className={styles.activityComing}>
        <Skeleton width="40%" height={18} />
        <Skeleton width="64%" height={16} />
        <Skeleton width={56} height={14} />
      </div>
    </div>
  );
}
