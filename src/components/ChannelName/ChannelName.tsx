import { Text } from '@/design/components/Text/Text';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { channelAddress } from '@contract/rules/members/favorites';

export interface ChannelNameProps {
  id: string;
  name: string;
  /** Whether it is only an example that YouTube does not have. */
  isSample: boolean;
}

/** The name of a channel, as a link to it. */
export function ChannelName({ id, name, isSample }: ChannelNameProps) {
  if (isSample) {
    return (
      <Text variant="label" lines={1}>
        {name}
      </Text>
    );
  }
  return (
    <Text
      as="a"
      href={channelAddress(id)}
      target="_blank"
      rel="noreferrer"
      aria-label={rankedChannelTexts.viewChannelOf(name)}
      variant="label"
      lines={1}
      link
    >
      {name}
    </Text>
  );
}
