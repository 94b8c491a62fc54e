import recorded from '../answers/channels.json';
import { idOf } from '../random';

type Recorded = (typeof recorded)[number];

/** A made-up channel; nobody of these names is meant. Its age is in days before today. */
export type SimChannel = Omit<Recorded, 'videos'>;

/**
 * A made-up video; those that the sample posts show can be watched. A live broadcast has no seconds,
 * and null stands for comments that are switched off.
 */
export type SimVideo = Recorded['videos'][number] & { channel: SimChannel; description: string };

/** A made-up playlist: some videos of its channel. */
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

/** The playlist of all that a channel uploaded. */
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

/** Everything that the simulated YouTube knows. */
export const simWorld = {
  channels,
  videos,
  playlists,
  channelById: byId(channels),
  videoById: byId(videos),
  playlistById: byId(playlists),
};
