import { call } from '@/api/client';
import { Button } from '@/design/components/Button/Button';
import { arrivalPill } from '@/design/styles/arrival.css';
import { viewerAtom } from '@/state/session';
import { commentTexts } from '@/texts/comment';
import type { Comment } from '@contract/models/comment';
import type { Post } from '@contract/models/post';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepMark, readMark } from './readMarks';
import * as styles from './Reading.css';
import { countCommentsAtom } from './writing';
import type { Comments } from './useComments';

/** How often an open page asks for new comments, ms. */
const ASK_MS = 45_000;
/** Comments from the beginning for which a position is not worth remembering. */
const BEGINNING = 8;
/** The height that bars cover at the top of the window, px. */
const COVERED = 80;
/** How long the reader must rest before the position counts, ms. */
const REST_MS = 400;

const numberOf = ({ commentId }: Comment) => Number(commentId.slice('comment'.length));
const newest = (comments: readonly Comment[], least = 0) =>
  Math.max(least, ...comments.map(numberOf));

interface Arrived {
  comments: readonly Comment[];
  isMore: boolean;
}

/** What the reader was not led to yet, and how many of it the post's count does not include. */
interface Waiting extends Arrived {
  uncounted: number;
}

const nothing: Waiting = { comments: [], isMore: false, uncounted: 0 };

async function askLater(postId: string, after: number): Promise<Arrived> {
  const input = { params: { postId }, query: { after } };
  const { comments, pagination } = await call('listComments', input);
  return { comments, isMore: pagination.hasMore };
}

/** The comments that came since the last visit, or while the page is open. */
function useArrived(postId: string, shown: readonly Comment[], isWhole: boolean) {
  const viewer = useAtomValue(viewerAtom);
  const [arrived, setArrived] = useState(nothing);
  // The newest known comment; null until it is known.
  const latest = useRef<number | null>(null);

  const take = useEffectEvent(({ comments, isMore }: Arrived, isLate: boolean) => {
    latest.current = newest(comments, latest.current ?? 0);
    keepMark({ postId, at: readMark(postId)?.at ?? null, seen: latest.current });
    const others = comments.filter((one) => one.userId !== viewer && !one.isBlocked);
    if (others.length === 0) return;
    setArrived((before) => ({
      comments: [...before.comments, ...others],
      isMore,
      uncounted: before.uncounted + (isLate ? others.length : 0),
    }));
  });
  const begin = useEffectEvent(async () => {
    const seen = readMark(postId)?.seen;
    if (isWhole) {
      latest.current = newest(shown);
      const since = seen === undefined ? [] : shown.filter((one) => numberOf(one) > seen);
      take({ comments: since, isMore: false }, false);
      return;
    }
    const input = { params: { postId }, query: { sort: 'latest' } } as const;
    const { comments } = await call('listComments', input);
    latest.current = newest([...shown, ...comments]);
    take(seen === undefined ? nothing : await askLater(postId, seen), false);
  });

  useEffect(() => {
    const ask = async () => {
      try {
        if (document.hidden) return;
        if (latest.current === null) await begin();
        else take(await askLater(postId, latest.current), true);
      } catch {
        // Without an answer, the next one tells.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_MS);
    const onShow = () => void ask();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [postId]);

  return { ...arrived, clear: () => setArrived(nothing) };
}

/** The comment at the top of the window; null near the beginning of the list. */
function commentAtTop(): string | null {
  const rows = [...document.querySelectorAll<HTMLElement>('article[id^="comment"]')];
  const at = rows.findIndex((row) => row.getBoundingClientRect().bottom > COVERED);
  return at < BEGINNING ? null : (rows[at]?.id ?? null);
}

/** Remembers where the reader is; returns where they were at the last visit, until they move on. */
function usePosition(postId: string) {
  const { hash } = useLocation();
  const [before, setBefore] = useState(() => (hash ? null : (readMark(postId)?.at ?? null)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      const at = commentAtTop();
      const mark = readMark(postId);
      // Who only looks at the beginning keeps the position for later.
      if (at === null || !mark) return;
      setBefore(null);
      if (at !== mark.at) keepMark({ ...mark, at });
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(note, REST_MS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, [postId]);
  return { before, clear: () => setBefore(null) };
}

interface ReadingProps {
  post: Post;
  list: Comments;
  onShowAll: () => void;
}

/** Leads to new comments, and to where the reader stopped, without moving the page by itself. */
export default function Reading({ post, list, onShowAll }: ReadingProps) {
  const { postId } = post;
  const shown = list.threads.flatMap(({ comment, replies }) => [comment, ...replies]);
  const { comments, isMore, uncounted, clear } = useArrived(postId, shown, !list.hasMore);
  const position = usePosition(postId);
  const count = useSetAtom(countCommentsAtom);
  const navigate = useNavigate();
  const [first] = comments;

  function go(commentId: string): void {
    onShowAll();
    void navigate(`#${commentId}`, { replace: true });
  }

  function showArrived({ commentId }: Comment): void {
    const ids = new Set(shown.map((one) => one.commentId));
    const missing = comments.filter((one) => !ids.has(one.commentId));
    list.update(({ items, added }) => ({ items, added: [...added, ...missing] }));
    count(postId, uncounted);
    clear();
    go(commentId);
  }

  return (
    <div className={styles.place} role="status">
      {position.before !== null && (
        <span className={arrivalPill}>
          <Button
            size="sm"
            variant="soft"
            onClick={() => {
              position.clear();
              go(position.before ?? '');
            }}
          >
            {commentTexts.resume}
          </Button>
        </span>
      )}
      {first && (
        <span className={arrivalPill}>
          <Button size="sm" onClick={() => showArrived(first)}>
            {commentTexts.fresh(comments.length, isMore)}
          </Button>
        </span>
      )}
    </div>
  );
}
