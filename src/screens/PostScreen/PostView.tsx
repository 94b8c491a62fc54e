import { PageBar } from '@/components/PageBar/PageBar';
import { partsOf } from '@/components/PostBlocks/parts';
import { contentId, routes } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { Comments } from '@/features/comment/Comments';
import { PostMenu } from '@/features/feed/PostMenu';
import { PageTitle } from '@/features/page/PageTitle';
import { PostArticle } from '@/features/post-detail/PostArticle';
import { PostSkeleton } from '@/features/post-detail/PostSkeleton';
import { usePostDetail } from '@/features/post-detail/usePostDetail';
import { commonTexts } from '@/texts/common';
import { failureText, failureTexts } from '@/texts/errors';
import { layoutTexts } from '@/texts/layout';
import { detailTexts } from '@/texts/post';
import { useNavigate } from 'react-router-dom';
import { PostActionBar } from '../parts/PostActionBar/PostActionBar';
import { CommentsSkeleton } from './CommentsSkeleton';
import { MissingPost } from './MissingPost';
import * as styles from './PostScreen.css';
import { SideColumn } from './SideColumn';
import { useBackToFeed } from './useBackToFeed';
import { useToComments } from './useToComments';

/** One post, its comments, and what else its sphere has. */
export function PostView({ postId }: { postId: string }) {
  const { post, answer, retry } = usePostDetail(postId);
  const goBack = useBackToFeed();
  const { field, toComments } = useToComments(answer.status === 'loaded');
  const navigate = useNavigate();
  const goHome = () => void navigate(routes.home, { replace: true });

  if (answer.status === 'missing') return <MissingPost />;
  return (
    <div className={styles.columns}>
      <PageTitle title={layoutTexts.pageTitle(post ? partsOf(post).title : detailTexts.title)} />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <PageBar title={detailTexts.title} onBack={goBack} />
        <div className={styles.column}>
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
          {!post && answer.status === 'loading' && <PostSkeleton />}
          {answer.status === 'failed' && (
            <Card padding="lg" edge>
              <ErrorPanel
                message={failureText(answer.error, failureTexts.postDetail)}
                retryLabel={commonTexts.retry}
                onRetry={retry}
              />
            </Card>
          )}
          {post && answer.status === 'loading' && <CommentsSkeleton count={post.commentCount} />}
          {post && answer.status === 'loaded' && (
            <Comments key={answer.attempt} post={post} first={answer} fieldRef={field} />
          )}
        </div>
      </main>
      {post?.sphereId && (
        <SideColumn postId={postId} sphereId={post.sphereId} sphereName={post.sphereName ?? ''} />
      )}
    </div>
  );
}
