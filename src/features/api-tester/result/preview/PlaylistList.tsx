import { Picture } from '@/components/Picture/Picture';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { previewTexts as texts } from '@/texts/admin/testerResult';
import { playlistAddress } from './addresses';
import { ExternalLink } from './ExternalLink';
import { Meta } from './Meta';
import * as styles from './Preview.css';
import type { ShownPlaylist } from './read';

function Playlist({ playlist }: { playlist: ShownPlaylist }) {
  const { playlistId, channelTitle, picture, count, publishedAt } = playlist;
  const title = playlist.title || texts.untitled;
  return (
    <li className={styles.row}>
      {picture !== null && <Picture src={picture} alt="" shape="thumbnail" />}
      <div className={styles.words}>
        <Heading level={3}>{title}</Heading>
        <Meta
          facts={[channelTitle, count === null ? null : texts.videoCount(count)]}
          publishedAt={publishedAt}
        />
        <Cluster>
          <ExternalLink href={playlistAddress(playlistId)} label={texts.openYoutubeOf(title)}>
            {texts.openYoutube}
          </ExternalLink>
        </Cluster>
      </div>
    </li>
  );
}

/** Playlists with their video counts. */
export function PlaylistList({ playlists }: { playlists: readonly ShownPlaylist[] }) {
  return (
    <ul>
      {playlists.map((playlist, at) => (
        <Playlist key={`${playlist.playlistId} ${at}`} playlist={playlist} />
      ))}
    </ul>
  );
}
