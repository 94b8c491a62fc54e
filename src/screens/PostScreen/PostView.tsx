import { LoadFailure } from '@/components/LoadFailure/LoadFailure';
import { Link, useNavigate, useLocation } from 'react-router-dom';
import { PageBar } from '@/components/PageBar/PageBar';
import { partsOf } from '@/components/PostBlocks/parts';
import { contentId, loginPath, postPath, routes } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Stack } from '@/design/components/Stack/Stack';
import { Slice } from '@/design/hydration/Slice';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { Comments, COMMENTS_TITLE } from '@/features/comment/Comments';
import { PageTitle } from '@/features/page/PageTitle';
import { PostArticle, detailRemote } from '@/features/post-detail/PostArticle';
import { usePost } from '@/state/posts';
import { userAtom } from '@/state/session';
import { isMissing } from '@/state/remote';
import { useRemote } from '@/state/useRemote';
import { failureText } from '@/texts/errors';
import { detailTexts } from '@/texts/detail';
import { layoutTexts } from '@/texts/layout';
import type { Comment } from '@contract/models/comment';
import type { Post } from '@contract/models/post';
import { CommentMenu } from '../parts/CommentMenu/CommentMenu';
import { PostActionBar } from '../parts/PostActionBar/PostActionBar';
import { PostMenu } from '../parts/PostMenu/PostMenu';
import { SaveButton } from '../parts/SaveButton/SaveButton';
import { MissingPost, useBackToFeed } from './MissingPost';
import * as styles from './PostScreen.css';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Heading } from '@/design/components/Heading/Heading';
import { Row } from '@/design/components/Row/Row';
import { commentTexts } from '@/texts/comment';
import { useNearEnd } from '@/design/hooks/useNearEnd';
import { media } from '@/design/tokens/scale';
import { PostCardSkeleton } from '@/components/PostCardSkeleton/PostCardSkeleton';

// The post is readable without it, and it asks for the author's page.
const FollowAuthor = lazyPart(() => import('../parts/FollowButton/FollowAuthor'), { after: 1000 });

// Nobody waits for it.
const SideColumn = lazyPart(() => import('./SideColumn'), { after: 1000 });

/** The side column; on a narrow screen it is below the comments, and loads when the reader nears it. */
function Aside({ post }: { post: Post }) {
  const [isNear, setNear] = useState(false);
  const place = useNearEnd(() => setNear(true), true, 600, post);
  return isNear ? <SideColumn post={post} /> : <div ref={place} />;
}

/** Scrolls to the comments: on a press, or because the address says so. */
function useToComments(isLoaded: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { hash, key } = useLocation();

  useEffect(() => {
    if (!isLoaded || hash !== '#comments') return;
    const frame = requestAnimationFrame(() =>
      document.getElementById(COMMENTS_TITLE)?.scrollIntoView(),
    );
    return () => cancelAnimationFrame(frame);
  }, [isLoaded, hash, key]);

  function toComments(): void {
    const heading = document.getElementById(COMMENTS_TITLE);
    const still = matchMedia(media.reducedMotion).matches;
    heading?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    // On a touch screen the keyboard would cover the comments.
    const writes = !matchMedia(media.touch).matches && field.current?.disabled === false;
    (writes ? field.current : heading)?.focus({ preventScroll: true });
  }

  return { field, toComments };
}

/** The skeleton of a post's comments, if the post came from a list. */
function CommentsSkeleton({ count }: { count: number }) {
  return (
    <Card as="section" padding="lg" edge aria-busy="true">
      <Stack gap={20}>
        <Heading>{commentTexts.title(count)}</Heading>
        {[0, 1].map((row) => (
          <Row key={row} gap={12} alignItems="flex-start">
            <Skeleton width={40} height={40} radius="full" />
            <Stack gap={8} flexGrow={1}>
              <Skeleton width={120} height={16} />
              <Skeleton width="80%" height={18} />
            </Stack>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

/** Leaves the page of a removed post, unless the reader has already gone elsewhere. */
function useGoHome(): () => void {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => {
    if (isHere.current) void navigate(routes.home, { replace: true });
  };
}

const renderCommentMenu = (comment: Comment) => <CommentMenu comment={comment} />;

/** A post, its comments, and more from its sphere. */
export function PostView({ postId }: { postId: string }) {
  // It shows at once if a list has already loaded it.
  const post = usePost(postId);
  const { state, retry, refresh } = useRemote(detailRemote, postId);
  const { status, error } = state;
  const goBack = useBackToFeed();
  const { field, toComments } = useToComments(status === 'ready');
  const goHome = useGoHome();
  const isGuest = useAtomValue(userAtom) === null;

  if (status === 'failed' && isMissing(error)) return <MissingPost />;
  return (
    <div className={styles.columns}>
      <PageTitle title={post ? partsOf(post).title : detailTexts.title} />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <PageBar
          title={detailTexts.title}
          onBack={goBack}
          actions={
            post && (
              <div className={styles.phoneOnly}>
                {isGuest && (
                  <LinkButton as={Link} to={loginPath(postPath(postId))} tight="phone">
                    {layoutTexts.login}
                  </LinkButton>
                )}
                <SaveButton post={post} />
              </div>
            )
          }
        />
        <Stack gap={{ base: 8, wide: 16 }}>
          {post ? (
            <PostArticle
              post={post}
              actions={<PostActionBar post={post} comments={{ onPress: toComments }} boxed />}
              follow={<FollowAuthor key={post.userId} userId={post.userId} />}
              manage={<PostMenu post={post} onDeleted={goHome} />}
            />
          ) : (
            <h1 className={styles.unseen}>
              <VisuallyHidden>{detailTexts.title}</VisuallyHidden>
            </h1>
          )}
          {!post && status === 'loading' && (
            <div aria-busy="true">
              <VisuallyHidden>{detailTexts.loading}</VisuallyHidden>
              <PostCardSkeleton />
            </div>
          )}
          {status === 'failed' && (
            <Card padding="lg" edge>
              <LoadFailure
                message={failureText(error, detailTexts.failed)}
                homeTo={routes.home}
                onRetry={retry}
              />
            </Card>
          )}
          {post && status === 'loading' && <CommentsSkeleton count={post.commentCount} />}
          {post && status === 'ready' && (
            <Slice>
              <Comments
                key={state.version}
                post={post}
                fieldRef={field}
                renderMenu={renderCommentMenu}
                onUnknown={refresh}
              />
            </Slice>
          )}
        </Stack>
      </main>
      {post && status === 'ready' && <Aside post={post} />}
    </div>
  );
}
