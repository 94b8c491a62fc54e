import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Tooltip } from '@/design/components/Tooltip/Tooltip';
import { ExternalIcon } from '@/design/icons/icons';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { channelAddress } from '@contract/rules/favorites';

export interface ChannelButtonProps {
  id: string;
  name: string;
  /** Whether it is only an example, which YouTube does not have: the button then says so. */
  isSample: boolean;
}

/** Opens a channel on YouTube. */
export function ChannelButton({ id, name, isSample }: ChannelButtonProps) {
  const look = { variant: 'soft', size: 'sm', icon: <ExternalIcon size={16} /> } as const;
  if (isSample) {
    return (
      <Tooltip text={rankedChannelTexts.sampleChannel}>
        <Button {...look} blocked aria-label={rankedChannelTexts.viewChannelOf(name)}>
          {rankedChannelTexts.viewChannel}
        </Button>
      </Tooltip>
    );
  }
  return (
    <LinkButton
      {...look}
      href={channelAddress(id)}
      target="_blank"
      rel="noreferrer"
      aria-label={rankedChannelTexts.viewChannelOf(name)}
    >
      {rankedChannelTexts.viewChannel}
    </LinkButton>
  );
}
