import type { TesterOutcome } from '../../outcome';
import type { VideoSelection } from '../useVideoSelection';
import { ArticleList } from './ArticleList';
import { CategoryList } from './CategoryList';
import { ChannelList } from './ChannelList';
import { CommentThreads } from './CommentThreads';
import { EstateList } from './EstateList';
import { Simulated } from './ExternalLink';
import { FoundItems } from './FoundItems';
import { ImportedVideos } from './ImportedVideos';
import { PlaylistList } from './PlaylistList';
import { PortalNewsList } from './PortalNewsList';
import { readChannel, readCollected, readPlaylist, readThread } from './read';
import { VideoGrid } from './VideoGrid';

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
