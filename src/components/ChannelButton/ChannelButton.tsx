import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Tooltip } from '@/design/components/Tooltip/Tooltip';
import { ExternalIcon } from '@/design/icons/icons';
import { rankingTexts } from '@/texts/rankings';
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
      <Tooltip text={rankingTexts.sampleChannel}>
        <Button {...look} blocked aria-label={rankingTexts.viewChannelOf(name)}>
          {rankingTexts.viewChannel}
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
      aria-label={rankingTexts.viewChannelOf(name)}
    >
      {rankingTexts.viewChannel}
    </LinkButton>
  );
}
