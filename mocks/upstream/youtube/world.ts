import recorded from '../answers/channels.json';
import { idOf } from '../random';

/** A made-up channel. Nobody of these names is meant. */
export interface SimChannel {
  id: string;
  handle: string;
  title: string;
  description: string;
  region: string;
  category: string;
  /** The drawing of its face. */
  avatar: string;
  /** Days before today. */
  age: number;
  subscribers: number;
  /** What it gains on an average day, as a part of its first count. */
  growth: number;
  /** It uploads every so many days, which brings most of its subscribers. */
  every: number;
  isHidden: boolean;
  views: number;
}

interface RecordedVideo {
  id: string;
  title: string;
  tags: string;
  /** Days before today, and the minute of that day in Korea. */
  age: number;
  minute: number;
  /** 0 for a live broadcast. */
  seconds: number;
  views: number;
  likes: number;
  /** Null where they are switched off. */
  comments: number | null;
  /** Its drawing. */
  scene: string;
}

/** A made-up video; those that the sample posts show can be watched. */
export type SimVideo = RecordedVideo & { channel: SimChannel; description: string };

/** A made-up playlist: some videos of its channel. */
export interface SimPlaylist {
  id: string;
  channel: SimChannel;
  title: string;
  age: number;
  videos: SimVideo[];
}

const ideas: readonly (SimChannel & { videos: RecordedVideo[] })[] = recorded;

const made = ideas.map(({ videos, ...channel }) => ({
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
