import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { previewTexts } from '@/texts/admin/testerResult';
import type { RawItem } from '@contract/models/tools';
import type { ReactNode } from 'react';
import type { VideoSelection } from '../useVideoSelection';
import { ChannelList } from './ChannelList';
import { PlaylistList } from './PlaylistList';
import { foundKind, readChannel, readPlaylist } from './read';
import { VideoGrid } from './VideoGrid';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Stack padding={{ base: 16, wide: 20 }}>
        <Text as="h3" variant="heading">
          {title}
        </Text>
      </Stack>
      {children}
    </section>
  );
}

interface FoundItemsProps {
  items: readonly RawItem[];
  selection: VideoSelection | null;
}

/** The results of a search: videos, and also channels and playlists if requested. */
export function FoundItems({ items, selection }: FoundItemsProps) {
  const of = (kind: ReturnType<typeof foundKind>) =>
    items.filter((item) => foundKind(item) === kind);
  const channels = of('channel').map((item) => readChannel(item, 'searchResults'));
  const playlists = of('playlist').map((item) => readPlaylist(item, 'searchResults'));
  return (
    <>
      <VideoGrid items={of('video')} kind="searchResults" selection={selection} />
      {channels.length > 0 && (
        <Part title={previewTexts.channels}>
          <ChannelList channels={channels} />
        </Part>
      )}
      {playlists.length > 0 && (
        <Part title={previewTexts.playlists}>
          <PlaylistList playlists={playlists} />
        </Part>
      )}
    </>
  );
}
