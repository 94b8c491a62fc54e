import { LoadFailure } from '@/components/LoadFailure/LoadFailure';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { EmptyScene } from '@/components/WaterScene/EmptyScene';
import { routes } from '@/config/routes';
import { PostForm } from '@/features/write-post/PostForm';
import { valuesOf } from '@/features/write-post/postValues';
import { usePostToChange } from '@/features/write-post/drafts';
import { settingsAtom } from '@/state/settings';
import { postFormTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { detailTexts } from '@/texts/detail';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';

/** The form's skeleton, until the page knows who is signed in and which post to edit. */
export function WriteSkeleton({ heading }: { heading: string }) {
  return (
    <Card padding="lg" edge aria-busy="true">
      <VisuallyHidden>
        <h1>{heading}</h1>
        {commonTexts.loading}
      </VisuallyHidden>
      <Stack gap={24}>
        <Skeleton width="52%" height={32} />
        <Skeleton height={112} radius="md" />
        <Skeleton width="64%" height={44} radius="md" />
      </Stack>
    </Card>
  );
}

interface ChangePostProps {
  userId: string;
  /** The post's id from the address. */
  post: string;
  backTo: string;
  header: (leave: () => void) => ReactNode;
}

/** The form with a post in it, once the server has sent the post. */
export function ChangePost({ userId, post: name, backTo, header }: ChangePostProps) {
  const { state, retry, isMissing, isForbidden } = usePostToChange(name);
  const { review_required } = useAtomValue(settingsAtom);
  const navigate = useNavigate();
  const post = isForbidden ? null : state.value;
  const initial = useMemo(() => post && valuesOf(post), [post]);

  if (post && initial) {
    return (
      <PostForm
        userId={userId}
        postId={post.postId}
        initial={initial}
        isOwn={post.userId === userId}
        // An admin's edit of another member's post leaves its state unchanged.
        isReviewedAgain={
          post.isConfirmed && review_required && !post.isNotice && post.userId === userId
        }
        backTo={backTo}
        header={header}
      />
    );
  }
  return (
    <>
      {header(() => void navigate(backTo))}
      {state.status === 'loading' && <WriteSkeleton heading={postFormTexts.headingChange} />}
      {state.status === 'failed' && !isMissing && (
        <Card padding="lg" edge>
          <VisuallyHidden>
            <h1>{postFormTexts.headingChange}</h1>
          </VisuallyHidden>
          <LoadFailure
            message={failureText(state.error, detailTexts.failed)}
            homeTo={routes.home}
            onRetry={retry}
          />
        </Card>
      )}
      {(isMissing || isForbidden) && (
        <Card padding="none" edge>
          <VisuallyHidden>
            <h1>{postFormTexts.headingChange}</h1>
          </VisuallyHidden>
          <EmptyState
            scene={<EmptyScene />}
            message={isMissing ? detailTexts.notFoundTitle : postFormTexts.notYours}
            action={
              <LinkButton as={Link} to={isMissing ? routes.home : backTo}>
                {isMissing ? commonTexts.home : postFormTexts.toPost}
              </LinkButton>
            }
          />
        </Card>
      )}
    </>
  );
}
