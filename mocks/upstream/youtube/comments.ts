import { diceOf, idOf } from '../random';
import type { Asked } from '../types';
import { iso, only, publishedAt } from './items';
import type { SimVideo, SimWorld } from './world';

/** The drawings of those who comment. */
const faces = ['yuna', 'jihoon', 'minji', 'hyun', 'sora', 'taeo'] as const;

/** How many threads of comments a video has at most. */
const THREADS_MOST = 60;

/** When a thread begins, ms. */
const threadBegins = (video: SimVideo, at: number, now: number) =>
  publishedAt(video, now) + diceOf('thread time', video.id, at).whole(1, 72 * 60) * 60_000;

/** What a thread begins with. */
const threadText = (world: SimWorld, { id, channel }: SimVideo, at: number): string =>
  diceOf('thread text', id, at).pick(world.wordsOf(channel.region).comments);

/**
 * The threads that a video has by now, by their numbers: the newest first, or as they stand.
 * @param query with the order, and the words that a thread's first comment has to hold
 */
export function threadsOf(
  world: SimWorld,
  video: SimVideo,
  { order, searchTerms: terms = '' }: Asked['query'],
  now: number,
): number[] {
  const begins = (at: number) => threadBegins(video, at, now);
  const threads = Array.from({ length: Math.min(video.comments, THREADS_MOST) }, (_, at) => at);
  const begun = threads
    .filter((at) => begins(at) <= now)
    .filter((at) => threadText(world, video, at).toLowerCase().includes(terms.toLowerCase()));
  return order === 'relevance' ? begun : begun.sort((a, b) => begins(b) - begins(a));
}

/** An item of `commentThreads`. */
export function threadItem(
  world: SimWorld,
  video: SimVideo,
  at: number,
  parts: readonly string[],
  now: number,
): Record<string, unknown> {
  const words = world.wordsOf(video.channel.region);
  const dice = diceOf('thread', video.id, at);
  const id = `Ug${idOf(24, video.id, at)}`;
  const comment = (commentId: string, parentId: string | null, text: string) => {
    const author = dice.pick(words.people);
    const begun = threadBegins(video, at, now);
    // A reply comes behind what it answers.
    const when = iso(
      parentId === null ? begun : Math.min(now, begun + dice.whole(1, 24) * 3_600_000),
    );
    return {
      kind: 'youtube#comment',
      etag: idOf(27, 'etag', commentId),
      id: commentId,
      snippet: {
        channelId: video.channel.id,
        videoId: video.id,
        textDisplay: text,
        textOriginal: text,
        authorDisplayName: `@${author}`,
        authorProfileImageUrl: `/avatars/${diceOf('face', author).pick(faces)}.svg`,
        authorChannelUrl: '',
        canRate: true,
        viewerRating: 'none',
        likeCount: dice.whole(0, 900),
        ...(parentId === null ? {} : { parentId }),
        publishedAt: when,
        updatedAt: when,
      },
    };
  };
  const replies = dice.chance(0.3) ? dice.whole(1, 3) : 0;
  const topLevelComment = comment(id, null, threadText(world, video, at));
  const list = Array.from({ length: replies }, (_, of) =>
    comment(`${id}.${idOf(22, id, of)}`, id, dice.pick(words.comments)),
  );
  return {
    kind: 'youtube#commentThread',
    etag: idOf(27, 'thread', id),
    id,
    ...only(parts, {
      snippet: {
        channelId: video.channel.id,
        videoId: video.id,
        topLevelComment,
        canReply: true,
        totalReplyCount: replies,
        isPublic: true,
      },
      ...(replies > 0 ? { replies: { comments: list } } : {}),
    }),
  };
}
