import { bestKey, commentPages, commentsKey } from '@/state/comments';
import { comingPages } from '@/state/pages';
import { viewerAtom } from '@/state/session';
import { hiddenAtom } from '@/state/hidden';
import { useKnownPages } from '@/state/usePages';
import type { Comment } from '@contract/models/comment';
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SendComment } from '../form/useCommentText';
import { lazyLoad } from '@/design/lazy/lazyLoad';
import { updateCommentsAtom } from './state';
import { threadsOf, withChange, withHidden, type CommentRows } from './threads';
import { showToastAtom } from '@/state/toasts';
import { commentTexts } from '@/texts/comment';
import { failureText } from '@/texts/errors';
import type { CommentSort } from '@contract/rules/posts/comment-order';
import { useLocation } from 'react-router-dom';

/** Scrolls to the comment and focuses it, which highlights it. */
function showComment(commentId: string): void {
  const comment = document.getElementById(commentId);
  if (!comment) return;
  comment.tabIndex = -1;
  comment.focus({ preventScroll: true });
  comment.scrollIntoView({ block: 'center' });
}

/**
 * Scrolls to the comment that the address names, for instance from a notification: loads pages
 * until it is found, else scrolls to the heading and says that it may be gone.
 * @param onUnknown reloads the post, because a link may name a comment that is newer than the open
 * post
 * @returns the comment that the address names until it is found
 */
export function useScrollToAnchor(
  { threads, seek }: Pick<Comments, 'threads' | 'seek'>,
  heading: RefObject<HTMLElement | null>,
  onUnknown: (() => void) | undefined,
): string | null {
  const showToast = useSetAtom(showToastAtom);
  const { hash, key } = useLocation();
  const [firstKey] = useState(key);
  // By history entry, so that each one scrolls only once.
  const begun = useRef<string>(null);
  const ended = useRef<string>(null);
  const sought = /^#(comment\d+)$/.exec(hash)?.[1];
  const isThere = threads.some(({ comment, replies }) =>
    [comment, ...replies].some(({ commentId }) => commentId === sought),
  );

  useEffect(() => {
    if (!sought || ended.current === key) return;
    if (isThere) {
      ended.current = key;
      // A comment further down was only rendered now, while the page starts at its top.
      requestAnimationFrame(() => showComment(sought));
    } else if (begun.current !== key) {
      begun.current = key;
      if (key !== firstKey && onUnknown) onUnknown();
      else {
        void seek(sought).then((isFound) => {
          if (!isFound) heading.current?.scrollIntoView();
          if (isFound === false) showToast({ text: commentTexts.notFound, tone: 'danger' });
        });
      }
    }
  }, [sought, key, isThere, firstKey, seek, heading, onUnknown, showToast]);

  return sought && !isThere ? sought : null;
}

/** Loads the comments of a post in an order; returns whether they were loaded. */
const loadSortedAtom = atom(null, async (get, set, postId: string, sort: CommentSort) => {
  const key = commentsKey(postId, sort);
  await set(commentPages.loadAtom, key, true);
  const list = get(commentPages.listsAtom)[key];
  if (list?.status !== 'failed') return true;
  set(showToastAtom, { text: failureText(list.error, commentTexts.listFailed), tone: 'danger' });
  return false;
});

/** The order of a post's comments; the visible list stays until the new one is loaded. */
function useCommentSort(postId: string) {
  const load = useSetAtom(loadSortedAtom);
  const [sort, setSort] = useState<CommentSort>('oldest');
  const [asked, setAsked] = useState<CommentSort>('oldest');
  const latest = useRef<CommentSort>('oldest');

  async function choose(next: CommentSort): Promise<void> {
    latest.current = next;
    setAsked(next);
    const isThere = await load(postId, next);
    if (latest.current !== next) return;
    if (isThere) setSort(next);
    else {
      latest.current = sort;
      setAsked(sort);
    }
  }
  return { sort, asked, choose };
}

/** The most pages that are loaded to reach one comment. */
const PAGES_MOST = 20;

/** Loads pages until a comment is found; returns whether it was, null if unknown. */
const seekAtom = atom(null, async (get, set, key: string, sought: string) => {
  for (let pages = 0; pages < PAGES_MOST; pages += 1) {
    if (get(commentPages.listsAtom)[key]?.nextCursor === null) return false;
    const page = await set(commentPages.moreAtom, key);
    if (!page) return null;
    if (page.some(({ commentId }) => commentId === sought)) return true;
  }
  return false;
});

const writing = lazyLoad(() => import('./writing'));

/** The comments of one post. `add` and `change` throw the server's error. */
export function useComments(postId: string) {
  const { sort, asked, choose } = useCommentSort(postId);
  const key = commentsKey(postId, sort);
  const list = useKnownPages(commentPages, key) ?? comingPages;
  const best = useKnownPages(commentPages, bestKey(postId)) ?? comingPages;
  const more = useSetAtom(commentPages.moreAtom);
  const close = useSetAtom(commentPages.closeAtom);
  const updateLists = useSetAtom(updateCommentsAtom);
  const seek = useSetAtom(seekAtom);
  const store = useStore();
  const hidden = useAtomValue(hiddenAtom);
  // Only members write.
  const place = { userId: useAtomValue(viewerAtom) ?? '', postId, list: key };
  useEffect(() => () => close(key), [close, key]);

  /** Changes the visible list; the server already knows. */
  const update = (by: (rows: CommentRows) => CommentRows) => updateLists({ postId, list: key }, by);
  const patch = (commentId: string, fields: Partial<Comment>) =>
    update((rows) => withChange(rows, commentId, fields));
  return {
    threads: threadsOf(withHidden(list, hidden), sort !== 'oldest'),
    best: withHidden(best, hidden).items.filter(
      ({ isBlocked, isDeleted, isBlinded }) => !isBlocked && !isDeleted && !isBlinded,
    ),
    sort: { now: sort, asked, choose },
    hasMore: list.nextCursor !== null,
    loading: list.next === 'loading',
    failure: list.next === 'failed' ? list.error : null,
    more: () => more(key),
    seek: (sought: string) => seek(key, sought),
    add: async (parentCommentId: string | null, ...sent: Parameters<SendComment>) => {
      const { addCommentAtom } = await writing.load();
      return store.set(addCommentAtom, place, parentCommentId, ...sent);
    },
    change: async (commentId: string, ...sent: Parameters<SendComment>) => {
      const { changeCommentAtom } = await writing.load();
      return store.set(changeCommentAtom, place, commentId, ...sent);
    },
    update,
    patch,
  };
}

export type Comments = ReturnType<typeof useComments>;
