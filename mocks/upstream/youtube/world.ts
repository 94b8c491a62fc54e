import recorded from '../answers/channels.json';
import { idOf } from '../random';

type Recorded = (typeof recorded)[number];

/** An invented channel; any match with a real name is accidental. Its age is in days before today. */
export type SimChannel = Omit<Recorded, 'videos'>;

/**
 * An invented video; those in the sample posts are real and can be watched. A live broadcast has no
 * seconds; null means that comments are disabled.
 */
export type SimVideo = Recorded['videos'][number] & { channel: SimChannel; description: string };

/** An invented playlist: some videos of its channel. */
export type SimPlaylist = Pick<SimVideo, 'id' | 'channel' | 'title' | 'age'> & {
  videos: SimVideo[];
};

const made = recorded.map(({ videos, ...channel }) => ({
  channel,
  videos: videos.map((video): SimVideo => {
    const description = `${video.title}\n\n${channel.title}\n${video.tags}`;
    return { ...video, channel, description };
  }),
}));

/** The playlist of all uploads of a channel. */
export const uploadsOf = ({ id }: SimChannel) => id.replace(/^UC/, 'UU');

const playlists = made.flatMap(({ channel, videos }): SimPlaylist[] => {
  const half = Math.ceil(videos.length / 2);
  const { id, title, age } = channel;
  return [
    { id: uploadsOf(channel), channel, title: `Uploads from ${title}`, age, videos },
    ...[videos.slice(0, half), videos.slice(half)].map((some, at) => ({
      id: `PL${idOf(32, id, at)}`,
      channel,
      title: `${title} ${at + 1}`,
      age,
      videos: some,
    })),
  ];
});

const channels = made.map(({ channel }) => channel);
const videos = made.flatMap((one) => one.videos);
const byId = <T extends { id: string }>(list: readonly T[]) =>
  new Map(list.map((item) => [item.id, item]));

/** All data of the simulated YouTube. */
export const simWorld = {
  channels,
  videos,
  playlists,
  channelById: byId(channels),
  videoById: byId(videos),
  playlistById: byId(playlists),
};
