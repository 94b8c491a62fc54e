import { SIMULATED_VIDEO } from '@contract/rules/favorites';
import { fixtures } from '@contract/fixtures';
import { recogniseVideo } from '@contract/rules/video-url';
import { diceOf, idOf, itemAt, type Dice } from '../random';
import { channelsOf, type SimChannel } from './channels';
import { genreOf, type Genre } from './genres';
import { regionWords, type RegionWords } from './words';

/** A made-up video. */
export interface SimVideo {
  id: string;
  channel: SimChannel;
  title: string;
  description: string;
  category: string;
  /** Days before today, and the minute of that day in Korea. */
  age: number;
  minute: number;
  /** 0 for a live broadcast. */
  seconds: number;
  views: number;
  likes: number;
  comments: number;
  hasComments: boolean;
  scene: string;
}

/** A made-up playlist: some videos of its channel. */
export interface SimPlaylist {
  id: string;
  channel: SimChannel;
  title: string;
  age: number;
  videos: SimVideo[];
}

const VIDEOS_EACH = 10;
/** The regions of the import share the videos that can be watched; the two others have none. */
const FIRST_REGIONS = 10;

/** Videos that everybody may see: those that the sample posts show. */
const knownIds = [
  ...new Set(
    fixtures.posts.flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        const source = block.type === 'video' ? recogniseVideo(block.url) : null;
        return source?.host === 'youtube' && !/^NoEmbed/.test(source.id) ? [source.id] : [];
      }),
    ),
  ),
];

const lengthOf = (dice: Dice) => {
  const kind = dice.next();
  if (kind < 0.02) return 0;
  if (kind < 0.25) return dice.whole(12, 59);
  return kind < 0.8 ? dice.whole(61, 1200) : dice.whole(1201, 7800);
};

/** How many days ago a channel's video was uploaded. */
function videoAge(dice: Dice, channel: SimChannel, at: number): number {
  // The first of a channel is from yesterday, so that every day has videos in every region; of every
  // other channel the second one is from today.
  if (at === 0) return Math.min(1, channel.age);
  if (at === 1 && dice.chance(0.5)) return 0;
  return Math.min(
    channel.age,
    at < 4 ? dice.whole(2, 7) : at === 4 ? dice.whole(8, 26) : dice.whole(32, 400),
  );
}

/** The hashtags of a video: its subject, those of its genre, and two of the genre's topics. */
function tagsOf({ tags, topics }: Genre, subject: string, at: number): string {
  const own = topics.length === 0 ? [] : [itemAt(topics, at), itemAt(topics, at + 1)];
  const tagOf = (word: string) => `#${word.replace(/\s/g, '')}`;
  return [tagOf(subject), tags, ...own.map(tagOf)].join(' ');
}

function videoOf(channel: SimChannel, at: number, index: number): SimVideo {
  const dice = diceOf('video', channel.id, at);
  const genre = genreOf(channel.region, channel.category);
  const { subjects, scenes } = channel;
  const subject = itemAt(subjects, at);
  // No subject meets the same title twice.
  const title = itemAt(genre.titles, 2 * at + Math.floor(at / subjects.length) + index)
    .replace('{s}', subject)
    .replace('{n}', String(at + 1));
  // Videos that can be watched are the most viewed of their day.
  const known = at === 0 ? knownIds[index] : undefined;
  const reach = Math.min(1_200_000, channel.subscribers) * 10 ** (dice.next() * 1.6 - 1.7);
  const views = (known ? 4_000_000 : 300) + Math.round(reach);
  return {
    id:
      known ??
      `${SIMULATED_VIDEO}${index.toString(36)}${idOf(8, channel.id, at)}`
        .slice(0, 11)
        .padEnd(11, '0'),
    channel,
    title,
    description: `${title}\n\n${subject} · ${channel.title}\n${tagsOf(genre, subject, 2 * at + index)}`,
    category: channel.category,
    age: videoAge(dice, channel, at),
    minute: dice.whole(0, 1439),
    seconds: lengthOf(dice),
    views,
    likes: Math.round(views * (0.01 + dice.next() * 0.06)),
    comments: Math.round(views * (0.0005 + dice.next() * 0.004)),
    hasComments: !dice.chance(0.03),
    scene: dice.pick(scenes),
  };
}

/** Everything that the simulated YouTube knows. */
export interface SimWorld {
  channels: readonly SimChannel[];
  videos: readonly SimVideo[];
  playlists: readonly SimPlaylist[];
  videoById: ReadonlyMap<string, SimVideo>;
  channelById: ReadonlyMap<string, SimChannel>;
  playlistById: ReadonlyMap<string, SimPlaylist>;
  wordsOf: (region: string) => RegionWords;
}

const byId = <T extends { id: string }>(list: readonly T[]) =>
  new Map(list.map((item) => [item.id, item]));

function playlistsOf(channel: SimChannel, videos: SimVideo[]): SimPlaylist[] {
  const half = Math.ceil(videos.length / 2);
  const make = (id: string, title: string, chosen: SimVideo[]): SimPlaylist => ({
    id,
    channel,
    title,
    age: channel.age,
    videos: chosen,
  });
  return [
    make(channel.uploads, `Uploads from ${channel.title}`, videos),
    make(`PL${idOf(32, channel.id, 'a')}`, `${channel.title} 1`, videos.slice(0, half)),
    make(`PL${idOf(32, channel.id, 'b')}`, `${channel.title} 2`, videos.slice(half)),
  ];
}

function build(): SimWorld {
  const videos: SimVideo[] = [];
  const playlists: SimPlaylist[] = [];
  // Round the regions, so that the videos that can be watched are spread over them.
  const places = regionWords.flatMap((words, region) =>
    channelsOf(words).map((channel, at) => ({ channel, at, region })),
  );
  const isLate = ({ region }: { region: number }) => Number(region >= FIRST_REGIONS);
  places.sort((a, b) => isLate(a) - isLate(b) || a.at - b.at || a.region - b.region);
  places.forEach(({ channel }, index) => {
    const own = Array.from({ length: VIDEOS_EACH }, (_, at) => videoOf(channel, at, index));
    videos.push(...own);
    playlists.push(...playlistsOf(channel, own));
  });
  const channels = places.map(({ channel }) => channel);
  return {
    channels,
    videos,
    playlists,
    videoById: byId(videos),
    channelById: byId(channels),
    playlistById: byId(playlists),
    wordsOf: (region) => {
      const words = regionWords.find((one) => one.region === region) ?? regionWords[0];
      if (!words) throw new Error('There are no words');
      return words;
    },
  };
}

let world: SimWorld | null = null;

/** The world of the simulated YouTube: made on first use, the same every time. */
export function simWorld(): SimWorld {
  world ??= build();
  return world;
}
