import { Card } from '@/design/components/Card/Card';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { reviewPostTexts } from '@/texts/admin/review';
import type { TimelineEntry } from '@contract/models/review';
import { seoulTime } from '@contract/rules/seoul-time';
import { entry, list } from './ReviewPost.css';

/** Everything that happened to a post, the latest last. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Card as="section" edge aria-labelledby="review-timeline">
      <Stack gap={12}>
        <Text as="h2" variant="heading" id="review-timeline">
          {reviewPostTexts.timeline}
        </Text>
        <ol className={list}>
          {entries.map(({ kind, at, by, reason }) => (
            <li key={`${at} ${kind} ${by?.userId}`} className={entry}>
              <Text as="p" variant="label">
                {reviewPostTexts.kinds[kind]}
              </Text>
              <Text as="p" variant="meta" tone="muted" tabular>
                {by && `${by.userName} · `}
                <time dateTime={at}>{seoulTime(Date.parse(at))}</time>
              </Text>
              {reason && (
                <Text as="p" variant="meta">
                  {reason}
                </Text>
              )}
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
