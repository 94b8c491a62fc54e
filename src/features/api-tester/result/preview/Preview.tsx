import type { TesterOutcome } from '../../run/remotes';
import type { VideoSelection } from '../useVideoSelection';
import { ArticleList, PortalNewsList } from './PortalNewsList';
import { ChannelList, PlaylistList } from './PlaylistList';
import { CommentThreads } from './CommentThreads';
import { EstateList } from './EstateList';
import { Simulated } from './Meta';
import { ImportedVideos } from './ImportedVideos';
import { readChannel, readCollected, readPlaylist, readThread, foundKind, readVideo } from './read';
import { Badge } from '@/design/components/Badge/Badge';
import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { previewTexts as texts, previewTexts } from '@/texts/admin/testerResult';
import type { RawItem } from '@contract/models/tools';
import { fieldsOf, textOf } from '@contract/rules/text/fields';
import * as styles from '../TesterResult.css';
import { Stack } from '@/design/components/Stack/Stack';
import type { ReactNode } from 'react';
import { Grid } from '@/design/components/Grid/Grid';
import type { ResultKind } from '@contract/testers/types';
import { VideoCard } from './VideoCard';

interface VideoGridProps {
  items: readonly RawItem[];
  kind: ResultKind;
  selection: VideoSelection | null;
}

/** The videos of a list; items that are not videos appear only in the table. */
function VideoGrid({ items, kind, selection }: VideoGridProps) {
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
function FoundItems({ items, selection }: FoundItemsProps) {
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

/** Categories of videos, and whether videos can be assigned to each. */
function CategoryList({ items }: { items: readonly RawItem[] }) {
  return (
    <ul>
      {items.map((item, at) => {
        const { title, assignable } = fieldsOf(item.snippet);
        return (
          <Box
            as="li"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap={8}
            key={at}
            className={styles.row}
          >
            <Text variant="label">{textOf(title) || texts.untitled}</Text>
            <Text variant="meta" tone="muted" tabular>
              {texts.categoryId(textOf(item.id))}
            </Text>
            <Badge tone={assignable === true ? 'success' : 'neutral'}>
              {assignable === true ? texts.assignable : texts.notAssignable}
            </Badge>
          </Box>
        );
      })}
    </ul>
  );
}

interface PreviewProps {
  outcome: TesterOutcome;
  /** Null if nothing in this result can be saved. */
  selection: VideoSelection | null;
}

/** The preview of a result's items. */
export function Preview(props: PreviewProps) {
  return (
    <Simulated value={props.outcome.source === 'simulated'}>
      <Items {...props} />
    </Simulated>
  );
}

function Items({ outcome, selection }: PreviewProps) {
  const { tester, items, values } = outcome;
  const kind = tester.result;
  switch (kind) {
    case 'importedVideos':
      return <ImportedVideos items={items} />;
    case 'videos':
    case 'playlistItems':
      return <VideoGrid items={items} kind={kind} selection={selection} />;
    case 'searchResults':
      return <FoundItems items={items} selection={selection} />;
    case 'collectedChannels':
      return <ChannelList channels={items.map(readCollected)} />;
    case 'channels':
      return <ChannelList channels={items.map((item) => readChannel(item, kind))} />;
    case 'playlists':
      return <PlaylistList playlists={items.map((item) => readPlaylist(item, kind))} />;
    case 'commentThreads':
      return (
        <CommentThreads
          threads={items.map((item) => readThread(item, values.textFormat === 'plainText'))}
        />
      );
    case 'videoCategories':
      return <CategoryList items={items} />;
    case 'articles':
      return <ArticleList items={items} />;
    case 'portalNews':
      return <PortalNewsList items={items} />;
    case 'realEstate':
      return <EstateList items={items} />;
  }
}
