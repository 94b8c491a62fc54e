import { PageBar } from '@/components/PageBar/PageBar';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { Comments } from '@/features/comment/Comments';
import { DeletePost } from '@/features/post-detail/DeletePost';
import { PostArticle } from '@/features/post-detail/PostArticle';
import { PostSkeleton } from '@/features/post-detail/PostSkeleton';
import { usePostDetail } from '@/features/post-detail/usePostDetail';
import { commonTexts } from '@/texts/common';
import { failureText, failureTexts } from '@/texts/errors';
import { detailTexts } from '@/texts/post';
import { useRef } from 'react';
import { PostActionBar } from '../parts/PostActionBar/PostActionBar';
import { CommentsSkeleton } from './CommentsSkeleton';
import { MissingPost } from './MissingPost';
import * as styles from './PostScreen.css';
import { SideColumn } from './SideColumn';
import { useBackToFeed } from './useBackToFeed';

/** One post, its comments, and what else its sphere has. */
export function PostView({ postId }: { postId: string }) {
  const { post, answer, retry } = usePostDetail(postId);
  const goBack = useBackToFeed();
  const field = useRef<HTMLTextAreaElement>(null);

  function toComments(): void {
    const title = document.getElementById('comments-title');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    title?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    // On a touch screen the keyboard would cover what one wanted to read.
    const writes = !matchMedia('(pointer: coarse)').matches && field.current?.disabled === false;
    (writes ? field.current : title)?.focus({ preventScroll: true });
  }

  if (answer.status === 'missing') return <MissingPost />;
  const failure = answer.status === 'failed' && (
    <Card padding="lg" edge>
      <ErrorPanel
        message={failureText(answer.error, failureTexts.postDetail)}
        retryLabel={commonTexts.retry}
        onRetry={retry}
      />
    </Card>
  );
  return (
    <>
      <PageBar title={detailTexts.title} onBack={goBack} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {post ? (
            <PostArticle
              post={post}
              actions={<PostActionBar post={post} comments={{ onPress: toComments }} boxed />}
              manage={<DeletePost post={post} />}
            />
          ) : (
            <h1 className={styles.unseen}>
              <VisuallyHidden>{detailTexts.title}</VisuallyHidden>
            </h1>
          )}
          {!post && answer.status === 'loading' && <PostSkeleton />}
          {failure}
          {post && answer.status === 'loading' && <CommentsSkeleton count={post.commentCount} />}
          {post && answer.status === 'loaded' && (
            <Comments key={answer.attempt} post={post} first={answer} fieldRef={field} />
          )}
        </div>
        {post?.sphereId && (
          <SideColumn postId={postId} sphereId={post.sphereId} sphereName={post.sphereName ?? ''} />
        )}
      </div>
    </>
  );
}
