import { Link, useNavigate } from 'react-router-dom';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { PageBar } from '@/components/PageBar/PageBar';
import { partsOf } from '@/components/PostBlocks/parts';
import { PostCardSkeleton } from '@/components/PostCardSkeleton/PostCardSkeleton';
import { contentId, routes } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Stack } from '@/design/components/Stack/Stack';
import { Slice } from '@/design/hydration/Slice';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { Comments } from '@/features/comment/Comments';
import { PageTitle } from '@/features/page/PageTitle';
import { PostArticle } from '@/features/post-detail/PostArticle';
import { detailRemote } from '@/features/post-detail/detail';
import { usePost } from '@/state/posts';
import { isMissing } from '@/state/remote';
import { useRemote } from '@/state/useRemote';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { layoutTexts } from '@/texts/layout';
import { detailTexts } from '@/texts/detail';
import type { Comment } from '@contract/models/comment';
import { CommentMenu } from '../parts/CommentMenu/CommentMenu';
import { PostActionBar } from '../parts/PostActionBar/PostActionBar';
import { PostMenu } from '../parts/PostMenu/PostMenu';
import { SaveButton } from '../parts/SaveButton/SaveButton';
import { CommentsSkeleton } from './CommentsSkeleton';
import { MissingPost } from './MissingPost';
import * as styles from './PostScreen.css';
import { SideColumn } from './SideColumn';
import { useBackToFeed } from './useBackToFeed';
import { useToComments } from './useToComments';
import { useEffect, useRef } from 'react';

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

  if (status === 'failed' && isMissing(error)) return <MissingPost />;
  return (
    <div className={styles.columns}>
      <PageTitle title={layoutTexts.pageTitle(post ? partsOf(post).title : detailTexts.title)} />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <PageBar
          title={detailTexts.title}
          onBack={goBack}
          actions={
            post && (
              <div className={styles.phoneOnly}>
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
              <ErrorPanel
                message={failureText(error, detailTexts.failed)}
                hint={commonTexts.retryHint}
                retryLabel={commonTexts.retry}
                onRetry={retry}
                wayOut={
                  <LinkButton as={Link} to={routes.home} variant="ghost">
                    {commonTexts.home}
                  </LinkButton>
                }
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
      {post?.sphereId && (
        <SideColumn postId={postId} sphereId={post.sphereId} sphereName={post.sphereName ?? ''} />
      )}
    </div>
  );
}
