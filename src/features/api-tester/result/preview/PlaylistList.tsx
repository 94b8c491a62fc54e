import { Picture } from '@/components/Picture/Picture';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { previewTexts as texts } from '@/texts/admin/testerResult';
import {
  playlistAddress,
  type ShownPlaylist,
  channelAddress,
  type ShownChannel,
  countryName,
} from './read';
import { ExternalLink, Meta } from './Meta';
import * as styles from '../TesterResult.css';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Badge } from '@/design/components/Badge/Badge';
import { Text } from '@/design/components/Text/Text';

function Channel({ channel }: { channel: ShownChannel }) {
  const { channelId, picture, description, subscribers, views, videos, country, category } =
    channel;
  const title = channel.title || texts.untitled;
  return (
    <li className={styles.row}>
      <Avatar name={title} src={picture} size="lg" />
      <div className={styles.words}>
        <Cluster>
          <Heading level={3}>{title}</Heading>
          {category !== null && <Badge>{category}</Badge>}
          {country !== null && <Badge>{countryName(country)}</Badge>}
        </Cluster>
        <Meta
          facts={[
            subscribers === undefined ? null : texts.subscribers(subscribers),
            views === null ? null : texts.views(views),
            videos === null ? null : texts.videoCount(videos),
          ]}
        />
        {description !== '' && (
          <Text as="p" variant="meta" tone="muted" lines={2}>
            {description}
          </Text>
        )}
        <Cluster>
          <ExternalLink href={channelAddress(channelId)} label={texts.openYoutubeOf(title)}>
            {texts.openYoutube}
          </ExternalLink>
        </Cluster>
      </div>
    </li>
  );
}

/** Channels with their counts. */
export function ChannelList({ channels }: { channels: readonly ShownChannel[] }) {
  return (
    <ul>
      {channels.map((channel, at) => (
        <Channel key={`${channel.channelId} ${at}`} channel={channel} />
      ))}
    </ul>
  );
}

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
