import { Card } from '@/design/components/Card/Card';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { conditionsText, importSourceTexts as texts } from '@/texts/admin/imports';
import type { PostBatch } from '@contract/models/review';
import { seoulTime } from '@contract/rules/seoul-time';

/** How a post was imported: the source, the conditions, the admin and the time. */
export function ImportSource({ batch }: { batch: PostBatch }) {
  const conditions = conditionsText(batch.conditions);
  return (
    <Card as="section" edge aria-labelledby="review-source">
      <Stack gap={4}>
        <Heading id="review-source">{texts.title}</Heading>
        <Text as="p" variant="label">
          {[texts.source, texts.kinds[batch.kind]].join(' · ')}
        </Text>
        {conditions !== null && (
          <Text as="p" variant="meta" tabular>
            {conditions}
          </Text>
        )}
        <Text as="p" variant="meta" tone="muted" tabular>
          {[batch.by?.userName ?? texts.byScript, seoulTime(Date.parse(batch.at))].join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}
