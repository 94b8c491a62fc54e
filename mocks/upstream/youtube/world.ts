import { fixtures } from '@contract/fixtures';
import { recogniseVideo } from '@contract/rules/video-url';
import { diceOf, idOf, type Dice } from '../random';
import { regionWords, type RegionWords } from './words';

/** A made-up channel. Ages are days before today. */
export interface SimChannel {
  id: string;
  handle: string;
  title: string;
  region: string;
  category: string;
  age: number;
  subscribers: number;
  isHidden: boolean;
  views: number;
  uploads: string;
}

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
const NEW_EVERY = 11;
const categories = '1 2 10 10 15 17 19 20 20 22 22 23 24 24 25 26 27 28'.split(' ');
const scenes =
  'asmr aurora ball bread cat cook forest game guitar han lake ramen rocket run stage train'.split(
    ' ',
  );

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

/** As YouTube shows numbers of subscribers: three digits, the rest nought. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 2);
  return Math.floor(count / unit) * unit;
}

function channelOf({ region, names }: RegionWords, at: number): SimChannel {
  const dice = diceOf('channel', region, at);
  const key = idOf(22, 'channel', region, at);
  const subscribers = rounded(Math.round(10 ** (2.5 + dice.next() * 4.2)));
  return {
    id: `UC${key}`,
    handle: `@sim-${region.toLowerCase()}-${at + 1}`,
    title: names[at] ?? `${region} ${at + 1}`,
    region,
    category: dice.pick(categories),
    // Some of them are new.
    age: at % NEW_EVERY === 0 ? dice.whole(2, 28) : dice.whole(60, 3600),
    subscribers,
    isHidden: dice.chance(0.05),
    views: subscribers * dice.whole(40, 400),
    uploads: `UU${key}`,
  };
}

const lengthOf = (dice: Dice) => {
  const kind = dice.next();
  if (kind < 0.02) return 0;
  if (kind < 0.25) return dice.whole(12, 59);
  return kind < 0.8 ? dice.whole(61, 1200) : dice.whole(1201, 7800);
};

function videoOf(words: RegionWords, channel: SimChannel, at: number, index: number): SimVideo {
  const dice = diceOf('video', channel.id, at);
  const subject = dice.pick(words.subjects);
  const title = dice
    .pick(words.titles)
    .replace('{s}', subject)
    .replace('{n}', String(at + 1));
  // The first of a channel is from yesterday, so that every day has videos in every region.
  const age = at === 0 ? 1 : Math.min(channel.age, dice.whole(0, at < 4 ? 7 : 400));
  // Videos that can be watched are the most viewed of their day.
  const known = at === 0 ? knownIds[index] : undefined;
  const views = (known ? 20_000_000 : 0) + Math.round(10 ** (2 + dice.next() * 4.6));
  return {
    id: known ?? `sim${index.toString(36)}${idOf(8, channel.id, at)}`.slice(0, 11).padEnd(11, '0'),
    channel,
    title,
    description: `${title}\n\n${subject} · ${channel.title}\n#${subject.replace(/\s/g, '')}`,
    category: dice.chance(0.8) ? channel.category : dice.pick(categories),
    age,
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
  const channels: SimChannel[] = [];
  const playlists: SimPlaylist[] = [];
  // Round the regions, so that the videos that can be watched are spread over them.
  const places = regionWords.flatMap(({ names }, region) => names.map((_, at) => ({ region, at })));
  places.sort((a, b) => a.at - b.at || a.region - b.region);
  places.forEach(({ region, at }, index) => {
    const words = regionWords[region];
    if (!words) return;
    const channel = channelOf(words, at);
    const own = Array.from({ length: VIDEOS_EACH }, (_, of) => videoOf(words, channel, of, index));
    channels.push(channel);
    videos.push(...own);
    playlists.push(...playlistsOf(channel, own));
  });
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
