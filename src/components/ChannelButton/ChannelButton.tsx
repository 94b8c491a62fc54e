import { rankedChannelTexts } from '@/texts/rankedChannels';
import { channelAddress } from '@contract/rules/members/favorites';
import { OutsideButton } from '../OutsideButton/OutsideButton';

export interface ChannelButtonProps {
  id: string;
  name: string;
  /** Whether it is only an example that YouTube does not have: the button then says so. */
  isSample: boolean;
}

/** Opens a channel on YouTube. */
export function ChannelButton({ id, name, isSample }: ChannelButtonProps) {
  return (
    <OutsideButton
      href={channelAddress(id)}
      missing={isSample ? rankedChannelTexts.sampleChannel : null}
      label={rankedChannelTexts.viewChannelOf(name)}
    >
      {rankedChannelTexts.viewChannel}
    </OutsideButton>
  );
}
