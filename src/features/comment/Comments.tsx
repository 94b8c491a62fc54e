import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { userAtom } from '@/state/session';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import type { Post } from '@contract/models/post';
import { useAtomValue } from 'jotai';
import {
  useMemo,
  useRef,
  type RefObject,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { BestComments } from './rows/BestComments';
import { CommentForm } from './form/CommentForm';
import * as styles from './Comments.css';
import { ESTIMATE, undrawn } from './Comments.css';
import { type CommentRowProps, CommentThread } from './rows/CommentRow';
import { useCommentActions } from './threads/useCommentActions';
import { useComments, useScrollToAnchor } from './threads/useComments';
import { useNearEnd } from '@/design/hooks/useNearEnd';
import type { Comment } from '@contract/models/comment';
import { useLocation } from 'react-router-dom';
import { firstThreads, type Thread } from './threads/threads';
import { SegmentedControl } from '@/design/components/SegmentedControl/SegmentedControl';
import { optionsOf } from '@/design/options';
import { commentSorts, type CommentSort } from '@contract/rules/posts/comment-order';

interface CommentSortsProps {
  value: CommentSort;
  onChange: (value: CommentSort) => Promise<void>;
}

/** The order of the comments. */
function CommentSorts({ value, onChange }: CommentSortsProps) {
  return (
    <SegmentedControl
      label={commentTexts.sorts}
      options={optionsOf(commentSorts, commentTexts.sort)}
      value={value}
      onChange={(sort) => void onChange(sort)}
    />
  );
}

/** The number of comments rendered at first, because the first view's budget counts nodes. */
const FIRST = 7;

const never = () => () => undefined;

/** The address fragment, which the server does not know; empty during hydration. */
function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => hash,
    () => '',
  );
}

/**
 * Returns the first comments, and all of them once the reader comes near the rest or the address
 * names one of them. `rest` are those not rendered yet.
 */
function useFirstThreads(threads: readonly Thread[]) {
  const [isWhole, setIsWhole] = useState(false);
  const hash = useHash();
  const first = firstThreads(threads, FIRST);
  const isAsked = first.rest.some(({ commentId }) => hash === `#${commentId}`);
  if (isAsked && !isWhole) setIsWhole(true);
  return {
    ...(isWhole || isAsked ? { shown: threads, rest: [] } : first),
    showAll: () => setIsWhole(true),
  };
}

/** How far ahead of the reader they are rendered, CSS px. */
const AHEAD = 200;

const lineOf = ({ userName, content }: Comment) => `${userName} ${content}`.replace(/\s+/g, ' ');

interface UndrawnCommentsProps {
  rows: readonly Comment[];
  onShow: () => void;
}

/**
 * Comments that are not rendered yet: one element with their text, a line for each, hidden until
 * found. The browser's find-in-page reveals it and scrolls to the line, and readers without scripts
 * see it anyway. They are rendered when they come near the window.
 */
function UndrawnComments({ rows, onShow }: UndrawnCommentsProps) {
  const place = useNearEnd<HTMLLIElement>(onShow, true, AHEAD, rows.length);
  useLayoutEffect(() => {
    // React supports `hidden` only as a boolean.
    place.current?.setAttribute('hidden', 'until-found');
  }, [place]);
  return (
    <li ref={place} className={undrawn} style={{ minHeight: rows.length * ESTIMATE }}>
      {rows.map(lineOf).join('\n')}
    </li>
  );
}

/** Drawn once the page is at rest: nobody waits for it. */
const Reading = lazyPart(() => import('./threads/Reading'), { after: 2_000 });

const DeleteComment = lazyPart(() => import('./rows/DeleteComment'), { above: true });

export interface CommentsProps {
  post: Post;
  /** The textarea of the form, for a button that scrolls to it. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
  /** Further actions on a comment, from other features. */
  renderMenu?: CommentRowProps['renderMenu'];
  /** Reloads the post if the address names a comment that is newer than the loaded list. */
  onUnknown?: () => void;
}

/** The id of the heading. */
export const COMMENTS_TITLE = 'comments-title';

/** The comments of a post, and the form for a new one. */
export function Comments({ post, fieldRef, renderMenu, onUnknown }: CommentsProps) {
  const user = useAtomValue(userAtom);
  const list = useComments(post.postId);
  const { threads, best, sort, hasMore, loading, failure, more } = list;
  const { shown, rest, showAll } = useFirstThreads(threads);
  const ownField = useRef<HTMLTextAreaElement>(null);
  const { title, spoken, form, deletion, opened, row } = useCommentActions(
    post.postId,
    list,
    fieldRef ?? ownField,
  );
  const bestIds = useMemo(() => new Set(best.map(({ commentId }) => commentId)), [best]);
  const missing = useScrollToAnchor(list, title, onUnknown);
  return (
    <Card as="section" padding="lg" edge aria-labelledby={COMMENTS_TITLE}>
      <Stack>
        <h2 id={COMMENTS_TITLE} ref={title} tabIndex={-1} className={styles.title}>
          {commentTexts.title(post.commentCount)}
        </h2>
        <CommentForm
          {...form}
          postId={post.postId}
          onSend={(...sent) => {
            // The member's own new comment is at the end.
            showAll();
            return form.onSend(...sent);
          }}
        />
        <Reading post={post} list={list} onShowAll={showAll} />
        {threads.length > 1 && <CommentSorts value={sort.asked} onChange={sort.choose} />}
        {sort.now !== 'popular' && (
          <BestComments
            best={best}
            threads={threads}
            postAuthor={post.userId}
            onLike={row.onLike}
          />
        )}
        {threads.length === 0 && !hasMore ? (
          <Text as="p" variant="body" tone="muted" textAlign="center" paddingY={24}>
            {commentTexts.empty}
          </Text>
        ) : (
          <Stack as="ol" gap={20} paddingTop={{ base: 0, wide: 8 }}>
            {shown.map((thread) => (
              <CommentThread
                key={thread.comment.commentId}
                thread={thread}
                user={user}
                opened={opened}
                authorId={post.userId}
                {...row}
                bestIds={bestIds}
                {...(renderMenu && { renderMenu })}
              />
            ))}
            {rest.length > 0 && <UndrawnComments rows={rest} onShow={showAll} />}
          </Stack>
        )}
        {failure ? (
          <ErrorPanel
            message={failureText(failure, commentTexts.listFailed)}
            retryLabel={commonTexts.retry}
            onRetry={() => void (missing ? list.seek(missing) : more())}
          />
        ) : (
          hasMore && (
            <Button variant="soft" fullWidth busy={loading} onClick={() => void more()}>
              {commentTexts.more}
            </Button>
          )
        )}
        <div role="status">
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </div>
        {deletion && <DeleteComment {...deletion} onLost={deletion.onClose} />}
      </Stack>
    </Card>
  );
}
