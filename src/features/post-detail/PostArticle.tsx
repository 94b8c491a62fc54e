import { noticesPath } from '@contract/pages';
import { DatedAge } from '@/components/Age/DatedAge';
import { LinkedText } from '@/components/LinkedText/LinkedText';
import { LazyPendingStrip } from '@/components/PendingStrip/LazyPendingStrip';
import { PostBlocks } from '@/components/PostBlocks/PostBlocks';
import { bodyBlocks, leadingVideo, partsOf } from '@/components/PostBlocks/parts';
import { VideoFacade } from '@/components/VideoFacade/VideoFacade';
import { memberPath, spherePath } from '@/config/routes';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Card } from '@/design/components/Card/Card';
import { Box } from '@/design/components/Box/Box';
import { Spread } from '@/design/components/Spread/Spread';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { postTexts } from '@/texts/post';
import { sphereTexts } from '@/texts/sphere';
import type { Post } from '@contract/models/post';
import { formatCount } from '@contract/rules/text/counts';
import { cardImage } from '@contract/rules/site/uploads';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './PostArticle.css';
import { call, type OutputOf } from '@/api/client';
import { bestKey, commentPages } from '@/state/comments';
import { postsAtom, putPostsAtom } from '@/state/posts';
import { createRemote } from '@/state/remote';
import { atom } from 'jotai';

/** The post whose page is open, by id, with its first comments. */
export const detailRemote = createRemote<OutputOf<'getPostDetail'>>({
  load: (postId, signal) => call('getPostDetail', { params: { postId }, query: {} }, signal),
  share: (get) => {
    const [posts, lists] = [get(postsAtom), get(commentPages.listsAtom)];
    return (set, { post, comments, bestComments, commentsPagination: { nextCursor } }) => {
      set(putPostsAtom, [post], posts);
      const page = { items: comments, nextCursor };
      set(commentPages.showAtom, post.postId, page, { before: lists[post.postId] });
      set(commentPages.showAtom, bestKey(post.postId), { items: bestComments, nextCursor: null });
    };
  },
});

/** Loads a post for the first render of its page; null if that failed. */
export const prepareDetailAtom = atom(null, async (get, set, postId: string) => {
  await set(detailRemote.loadAtom, postId);
  return get(detailRemote.stateAtom).value?.post ?? null;
});

export interface PostArticleProps {
  post: Post;
  /** The like, comment and other buttons at the bottom. */
  actions: ReactNode;
  /** A button that follows the author. */
  follow?: ReactNode;
  /** A menu of the author's actions. */
  manage?: ReactNode;
  /** The heading level of its title, if the page has another h1. */
  titleAs?: 'h1' | 'h2';
}

/** A full post: the author, the title, and all blocks in order; a shared video comes first. */
export function PostArticle({ post, actions, follow, manage, titleAs = 'h1' }: PostArticleProps) {
  const authorTo = memberPath(post.userId);
  const { title } = partsOf(post);
  const video = leadingVideo(post);
  const blocks = bodyBlocks(post);
  return (
    <Card as="article" padding="none" edge>
      {!post.isConfirmed && <LazyPendingStrip post={post} />}
      {video && <VideoFacade video={video} title={title} eager />}
      <div className={styles.body}>
        <Box
          display="flex"
          gap={8}
          alignItems="flex-start"
          justifyContent="space-between"
          className={styles.head}
        >
          <Text as={titleAs} variant="title">
            {title}
          </Text>
          {manage}
        </Box>
        <Spread gap={12} flexWrap="wrap">
          <Row gap={12} minWidth={0}>
            <Link to={authorTo} tabIndex={-1} aria-hidden>
              <Avatar name={post.userName} src={cardImage(post.profileImage)} />
            </Link>
            <Stack gap={0} minWidth={0}>
              <Text as={Link} to={authorTo} variant="label" lines={1} link>
                {post.userName}
              </Text>
              <Text variant="meta" tone="muted" lines={1} tabular>
                <DatedAge at={post.createdAt}>{post.timeAgo}</DatedAge>
                {' · '}
                {postTexts.views(formatCount(post.viewCount))}
              </Text>
            </Stack>
            {follow}
          </Row>
          {post.sphereId && (
            <Link to={spherePath(post.sphereId)} className={styles.sphere}>
              {post.sphereIcon && (
                <img
                  className={styles.tile}
                  src={cardImage(post.sphereIcon)}
                  alt=""
                  width={36}
                  height={36}
                />
              )}
              <Stack as="span" gap={0} minWidth={0}>
                <Text variant="meta" tone="muted">
                  {sphereTexts.label}
                </Text>
                <Text variant="label" lines={1}>
                  {post.sphereName}
                </Text>
              </Stack>
            </Link>
          )}
        </Spread>
        {video?.caption && (
          <Text as="p" variant="meta" tone="muted">
            <LinkedText text={video.caption} />
          </Text>
        )}
        {blocks.length > 0 && <PostBlocks blocks={blocks} title={title} eager={!video} />}
        {post.isNotice && (
          <Text as={Link} to={noticesPath} variant="meta" tone="accent" weight="semibold" link>
            {postTexts.notice}
          </Text>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </Card>
  );
}
