import { NothingRanked } from '@/components/NothingRanked/NothingRanked';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { trending, type TrendingQuery } from '@/features/rankings/lists/videoRankings';
import { useRanking } from '@/features/rankings/lists/createRanking';
import { trendingTexts } from '@/texts/trending';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { ApiError } from '@contract/errors';
import { CardGridSkeleton } from '../parts/CardGrid/CardGridSkeleton';
import { RankedVideos } from '../parts/VideoRanking/RankedVideos';

interface TrendingVideosProps {
  query: TrendingQuery;
  /** Whether these are search results. */
  isSearch: boolean;
}

const usedUp: readonly string[] = ['UPSTREAM_QUOTA', 'RATE_LIMITED'];

// The sentence for a used-up daily quota, of the site or of the visitor; null for any other failure.
function exhaustedText(error: unknown): string | null {
  if (!(error instanceof ApiError) || !usedUp.includes(error.code)) return null;
  return [error.message, ...(error.issues ?? []).map(({ message }) => message)].join(' ');
}

/** YouTube's answer for a region or a search text. */
export function TrendingVideos({ query, isSearch }: TrendingVideosProps) {
  const { state, retry } = useRanking(trending, query);
  const exhausted = state.status === 'failed' ? exhaustedText(state.error) : null;
  if (exhausted !== null) {
    // Without a retry button: the answer would be the same until the stated time.
    return (
      <Card edge>
        <ErrorPanel message={exhausted} />
      </Card>
    );
  }
  return (
    <RemoteContent
      state={state}
      failed={isSearch ? trendingTexts.searchFailed : rankedVideoTexts.videosFailed}
      skeleton={
        <>
          {isSearch && <noscript>{trendingTexts.keywordByScript}</noscript>}
          <CardGridSkeleton />
        </>
      }
      inCard={state.status === 'failed'}
      onRetry={retry}
    >
      {({ videos, isStale, basis }) => (
        <Stack gap={{ base: 8, wide: 16 }}>
          {(isStale || basis === 'counted') && (
            <Card edge>
              <Text as="p" variant="meta">
                {isStale ? trendingTexts.stale : trendingTexts.countedNote}
              </Text>
            </Card>
          )}
          {videos.length === 0 ? (
            <NothingRanked message={rankedVideoTexts.noVideos} />
          ) : (
            <RankedVideos label={trendingTexts.trendingList} videos={videos} />
          )}
        </Stack>
      )}
    </RemoteContent>
  );
}
