import { Avatar } from '@/design/components/Avatar/Avatar';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import type { RankedChannel } from '@contract/models/ranking';

export interface FreshChannelRowProps {
  channel: Pick<RankedChannel, 'name' | 'thumbnail' | 'daysOld' | 'growthRate'>;
}

/** A new channel in a side list: its age and its growth. */
export function FreshChannelRow({ channel }: FreshChannelRowProps) {
  const { name, thumbnail, daysOld, growthRate } = channel;
  return (
    <Row gap={12}>
      <Avatar name={name} src={thumbnail} />
      <Stack gap={0} minWidth={0} flexGrow={1}>
        <Text variant="label" lines={1}>
          {name}
        </Text>
        {daysOld !== null && (
          <Text variant="meta" tone="muted" tabular>
            {rankedChannelTexts.days(daysOld)}
          </Text>
        )}
      </Stack>
      <Text
        variant="meta"
        tone={growthRate === null ? 'muted' : 'rankUp'}
        weight="semibold"
        tabular
      >
        {growthRate ?? rankingTexts.collecting}
      </Text>
    </Row>
  );
}
