import { NothingRanked } from '@/components/NothingRanked/NothingRanked';
import { RankingSummary } from '@/components/RankingSummary/RankingSummary';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Stack } from '@/design/components/Stack/Stack';
import { type VideoRankingAnswer, videoFigures } from '@/features/rankings/lists/videoRankings';
import { SheetButton } from '@/features/rankings/sheets/SheetButton';
import { Unfolded } from '@/features/rankings/lists/Unfolded';
import type { Remote } from '@/state/remote';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import { CardGridSkeleton } from '../CardGrid/CardGridSkeleton';
import type { ReactNode } from 'react';
import { RankedVideos } from './RankedVideos';

/** Whole rows of three. */
const FIRST = 6;

interface VideoRankingProps {
  /** The name of the page, which the exported sheet gets. */
  title: string;
  state: Remote<VideoRankingAnswer>;
  onRetry: () => void;
  /** The text if there is no video. */
  empty: string;
  /** Charts of the same videos below the sums; they load after the text. */
  pictures?: ReactNode;
}

/** The videos of a ranking, their totals, and their export. */
export function VideoRanking({ title, state, onRetry, empty, pictures }: VideoRankingProps) {
  const list = (
    <RemoteContent
      state={state}
      failed={rankedVideoTexts.videosFailed}
      loadingLabel={rankedVideoTexts.videosLoading}
      skeleton={<CardGridSkeleton />}
      inCard={state.status === 'failed'}
      onRetry={onRetry}
    >
      {({ videos, summary, method }) =>
        videos.length === 0 ? (
          <>
            <NothingRanked message={method.day === null ? rankingTexts.methodUncounted : empty} />
            {pictures}
          </>
        ) : (
          <Stack gap={{ base: 8, wide: 16 }}>
            <RankingSummary {...videoFigures(summary)} />
            {pictures}
            <Unfolded
              items={videos}
              first={FIRST}
              actions={<SheetButton save={(by) => by.saveVideos(title, method.day, videos)} />}
            >
              {(shown) => <RankedVideos label={rankedVideoTexts.videoList} videos={shown} />}
            </Unfolded>
          </Stack>
        )
      }
    </RemoteContent>
  );
  return (
    <>
      {list}
      {state.status === 'failed' && pictures}
    </>
  );
}
