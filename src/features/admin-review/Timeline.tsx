import { Card } from '@/design/components/Card/Card';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { reviewPostTexts } from '@/texts/admin/review';
import type { TimelineEntry } from '@contract/models/review';
import { seoulTime } from '@contract/rules/site/seoul-time';
import * as styles from './Review.css';

const decisions: readonly TimelineEntry['kind'][] = [
  'confirmed',
  'reverted',
  'rejected',
  'undone',
  'resolved',
];

/** The actor's name. A decision without an actor came from a script. Empty for automatic events. */
function nameOf({ by, kind }: TimelineEntry): string {
  if (by) return by.userName;
  return decisions.includes(kind) ? reviewPostTexts.byScript : '';
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const name = nameOf(entry);
  return (
    <li className={styles.entry}>
      <Text as="p" variant="label">
        {reviewPostTexts.kinds[entry.kind]}
      </Text>
      <Text as="p" variant="meta" tone="muted" tabular>
        {name && <span>{name} · </span>}
        <time dateTime={entry.at}>{seoulTime(Date.parse(entry.at))}</time>
      </Text>
      {entry.reason && (
        <Text as="p" variant="meta">
          {entry.reason}
        </Text>
      )}
    </li>
  );
}

/** Everything that happened to a post, latest last. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Card as="section" edge aria-labelledby="review-timeline">
      <Stack gap={12}>
        <Heading id="review-timeline">{reviewPostTexts.timeline}</Heading>
        <Stack as="ol" gap={12}>
          {entries.map((entry) => (
            <Entry key={`${entry.at} ${entry.kind} ${entry.by?.userId}`} entry={entry} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
