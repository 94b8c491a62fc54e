import { adminPath } from '@/config/adminPages';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import {
  ChatIcon,
  CheckIcon,
  EyeoffIcon,
  InfoIcon,
  LockIcon,
  TextIcon,
} from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { blindedTexts } from '@/texts/blinded';
import { reportActionTexts, reportQueueTexts, reportTargetTexts } from '@/texts/admin/reports';
import type { ReportAction, ReportCase } from '@contract/models/report';
import { timeAgo } from '@contract/rules/site/time';
import { cardImage } from '@contract/rules/site/uploads';
import { Link } from 'react-router-dom';
import { CaseReports } from './CaseReports';
import * as styles from './ReportRow.css';

const icons = { post: <TextIcon size="sm" />, comment: <ChatIcon size="sm" /> };

interface OfCase {
  of: ReportCase;
  /** The current time, for the ages, ms. */
  now: number;
}

/** An excerpt of the reported text; removed content has no link. */
function Excerpt({ of: { postId, excerpt, resolution } }: Pick<OfCase, 'of'>) {
  const text = excerpt || reportQueueTexts.noText;
  if (resolution?.action === 'remove') {
    return (
      <Text as="p" variant="label" tone="muted" lines={2}>
        {text}
      </Text>
    );
  }
  return (
    <Text
      as={Link}
      to={adminPath('reviewPost', postId)}
      target="_blank"
      rel="noreferrer"
      aria-label={reportQueueTexts.detailOf(text)}
      variant="label"
      weight="bold"
      lines={2}
      link
    >
      {text}
    </Text>
  );
}

function Words({ of, now }: OfCase) {
  const { targetType, reportCount, resolution } = of;
  return (
    <div className={styles.words}>
      <Cluster gap={6}>
        <Badge icon={icons[targetType]}>{reportTargetTexts[targetType]}</Badge>
        <Badge tone="danger" icon={<InfoIcon size="sm" />}>
          {reportQueueTexts.count(reportCount)}
        </Badge>
        {of.isBlinded && (
          <Badge tone="danger" icon={<EyeoffIcon size="sm" />}>
            {blindedTexts.state}
          </Badge>
        )}
        {resolution && (
          <Badge tone="success" icon={<CheckIcon size="sm" />}>
            {reportActionTexts[resolution.action]}
          </Badge>
        )}
      </Cluster>
      <Excerpt of={of} />
      {of.isBlinded && (
        <Text as="p" variant="meta" tone="muted">
          {reportQueueTexts.blindedHint}
        </Text>
      )}
      <CaseReports of={of} now={now} />
      {resolution && (
        <Text as="p" variant="meta" tone="muted">
          {[
            reportQueueTexts.resolved(
              resolution.by.userName,
              timeAgo(Date.parse(resolution.at), now),
            ),
            ...(resolution.reason ? [reportQueueTexts.reason(resolution.reason)] : []),
          ].join(' · ')}
        </Text>
      )}
    </div>
  );
}

function Author({ of }: Pick<OfCase, 'of'>) {
  return (
    <div className={styles.author}>
      <Avatar name={of.authorName} src={cardImage(of.authorImage)} />
      <Stack gap={0} alignItems="flex-start" minWidth={0}>
        <Text as={Link} to={adminPath('adminMember', of.authorId)} variant="label" lines={1} link>
          {of.authorName}
        </Text>
        {of.isAuthorSuspended && (
          <Badge tone="warning" icon={<LockIcon size="sm" />}>
            {reportQueueTexts.suspended}
          </Badge>
        )}
      </Stack>
    </div>
  );
}

const looks = {
  warn: { variant: 'soft' },
  suspend: { variant: 'soft', tone: 'danger' },
  remove: { variant: 'soft', tone: 'danger' },
  dismiss: { variant: 'outline' },
} as const;
const offered: readonly ReportAction[] = ['warn', 'suspend', 'remove', 'dismiss'];

export interface ReportRowProps extends OfCase {
  isCurrent: boolean;
  checked: boolean;
  /** Whether the maximum is already selected. */
  isFull: boolean;
  onChange: (checked: boolean) => void;
  onAct: (action: ReportAction) => void;
}

/** A reported post or comment: its text, the reports, its author, and the actions. */
export function ReportRow(props: ReportRowProps) {
  const { of, now, isCurrent, checked, isFull, onChange, onAct } = props;
  const isOpen = of.resolution === null;
  const title = of.excerpt || reportQueueTexts.noText;
  return (
    <div className={cx(styles.row, !isOpen && styles.settled, isCurrent && styles.current)}>
      {isOpen && (
        <div className={styles.box}>
          <Checkbox
            hideLabel
            label={reportQueueTexts.selectOf(title)}
            checked={checked}
            disabled={isFull && !checked}
            onChange={onChange}
          />
        </div>
      )}
      <Words of={of} now={now} />
      <Author of={of} />
      {isOpen && (
        <div className={styles.actions}>
          {offered.map((action) => (
            <Button
              key={action}
              {...looks[action]}
              {...(action === 'dismiss' && isCurrent && { variant: 'solid' })}
              aria-label={reportQueueTexts.actionOf(reportActionTexts[action], title)}
              onClick={() => onAct(action)}
            >
              {reportActionTexts[action]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
