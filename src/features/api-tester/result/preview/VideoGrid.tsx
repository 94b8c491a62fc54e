import { Grid } from '@/design/components/Grid/Grid';
import type { RawItem } from '@contract/models/tools';
import type { ResultKind } from '@contract/testers/types';
import { previewTexts } from '@/texts/admin/testerResult';
import type { VideoSelection } from '../useVideoSelection';
import { readVideo } from './read';
import { VideoCard } from './VideoCard';

interface VideoGridProps {
  items: readonly RawItem[];
  kind: ResultKind;
  selection: VideoSelection | null;
}

/** The videos of a list; items that are not videos appear only in the table. */
export function VideoGrid({ items, kind, selection }: VideoGridProps) {
  const videos = items.flatMap((item) => readVideo(item, kind) ?? []);
  if (videos.length === 0) return null;
  return (
    <Grid as="ul" min={260} gap={20} padding={{ base: 16, wide: 20 }}>
      {videos.map((video, at) => (
        <VideoCard
          key={`${video.videoId} ${at}`}
          video={video}
          place={video.position === null ? null : previewTexts.position(video.position + 1)}
          selection={selection}
        />
      ))}
    </Grid>
  );
}
