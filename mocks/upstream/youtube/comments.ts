import recorded from '../answers/comments.json';
import { diceOf, idOf, itemsFrom } from '../random';
import type { Asked } from '../types';
import { iso, itemOf, publishedAt } from './items';
import type { SimVideo } from './world';

/** A recorded comment. */
interface Comment {
  author: string;
  /** The drawing of its author. */
  face: string;
  text: string;
  likes: number;
  /** Minutes after its subject: the video, or the comment that it answers. */
  minutes: number;
}

/** A thread of comments below a video. */
interface Thread extends Comment {
  id: string;
  /** When it starts, ms. */
  begins: number;
  replies: Comment[];
}

const languages: Readonly<Record<string, keyof typeof recorded>> = { KR: 'ko', JP: 'ja' };

/**
 * The current threads of a video: newest first, or in recorded order.
 * @param query the order, and words that a thread's first comment must contain
 */
export function threadsOf(video: SimVideo, { query, now }: Asked): Thread[] {
  const { order, searchTerms = '' } = query;
  const list = recorded[languages[video.channel.region] ?? 'en'];
  const start = diceOf('threads', video.id).whole(0, list.length - 1);
  const threads = itemsFrom(list, start, Math.min(video.comments ?? 0, list.length))
    .map((thread, at) => ({
      ...thread,
      id: `Ug${idOf(24, video.id, at)}`,
      begins: publishedAt(video, now) + thread.minutes * 60_000,
    }))
    .filter(({ begins }) => begins <= now)
    .filter(({ text }) => text.toLowerCase().includes(searchTerms.toLowerCase()));
  return order === 'relevance' ? threads : threads.sort((a, b) => b.begins - a.begins);
}

/** An item of `commentThreads`. */
export function threadItem(video: SimVideo, thread: Thread, parts: readonly string[], now: number) {
  const { id, begins, replies } = thread;
  const ids = { channelId: video.channel.id, videoId: video.id };
  const commentOf = ({ author, face, text, likes }: Comment, moment: number, own: object) => {
    const when = iso(Math.min(moment, now));
    return {
      ...ids,
      textDisplay: text,
      textOriginal: text,
      authorDisplayName: author,
      authorProfileImageUrl: `/avatars/${face}.svg`,
      authorChannelUrl: '',
      canRate: true,
      viewerRating: 'none',
      likeCount: likes,
      publishedAt: when,
      updatedAt: when,
      ...own,
    };
  };
  const comment = (commentId: string, snippet: object) =>
    itemOf('comment', commentId, ['snippet'], { snippet });
  const comments = replies.map((reply, at) =>
    comment(
      `${id}.${idOf(22, id, at)}`,
      commentOf(reply, begins + reply.minutes * 60_000, { parentId: id }),
    ),
  );
  return itemOf('commentThread', id, parts, {
    snippet: {
      ...ids,
      topLevelComment: comment(id, commentOf(thread, begins, {})),
      canReply: true,
      totalReplyCount: replies.length,
      isPublic: true,
    },
    ...(comments.length > 0 ? { replies: { comments } } : {}),
  });
}
