import { NothingRanked } from '@/components/NothingRanked/NothingRanked';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Stack } from '@/design/components/Stack/Stack';
import type { ChannelRankingAnswer } from '@/features/rankings/lists/channelRankings';
import { SheetButton } from '@/features/rankings/sheets/SheetButton';
import { Unfolded } from '@/features/rankings/lists/Unfolded';
import type { Remote } from '@/state/remote';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import type { ReactNode } from 'react';

interface ChannelRankingProps {
  /** The name of the page, which the exported sheet gets. */
  title: string;
  state: Remote<ChannelRankingAnswer>;
  skeleton: ReactNode;
  onRetry: () => void;
  /** How many ranks are only above the list. */
  above?: number;
  /** How many ranks of the list the page draws at once. */
  first: number;
  /** The content above the list: sums, a chart, the first ranks. */
  head: (answer: ChannelRankingAnswer) => ReactNode;
  /** Draws the visible ranks, as a list or as the rows of a table. */
  children: (
    shown: Readonly<ChannelRankingAnswer['channels']>,
    answer: ChannelRankingAnswer,
  ) => ReactNode;
}

/** The channels of a ranking, the content above them, and their export. */
export function ChannelRanking(props: ChannelRankingProps) {
  const { title, state, skeleton, onRetry, above = 0, first, head, children } = props;
  return (
    <RemoteContent
      state={state}
      failed={rankedChannelTexts.channelsFailed}
      skeleton={skeleton}
      inCard={state.status === 'failed'}
      onRetry={onRetry}
    >
      {(answer) => {
        const { channels, method } = answer;
        if (channels.length === 0) return <NothingRanked message={rankedChannelTexts.noChannels} />;
        return (
          <Stack gap={{ base: 8, wide: 16 }}>
            {head(answer)}
            <Unfolded
              items={channels.slice(above)}
              first={first}
              actions={<SheetButton save={(by) => by.saveChannels(title, method.day, channels)} />}
            >
              {(shown) => children(shown, answer)}
            </Unfolded>
          </Stack>
        );
      }}
    </RemoteContent>
  );
}
