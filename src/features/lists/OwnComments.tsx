import { OwnComment, OwnCommentSkeleton } from '@/components/OwnComment/OwnComment';
import { postPath, routes } from '@/config/routes';
import { emptyTexts, listFailureTexts, myTexts } from '@/texts/my';
import { EmptyList } from './EmptyList';
import { ownComments } from './lists';
import { PagedList } from './PagedList';

/** The member's own comments, latest first. */
export function OwnComments({ of }: { of: string }) {
  return (
    <PagedList
      pages={ownComments}
      of={of}
      label={myTexts.tabs.comments}
      failed={listFailureTexts.comments}
      empty={<EmptyList {...emptyTexts.comments} to={routes.home} />}
      skeleton={<OwnCommentSkeleton />}
      renderItem={({ postTitle, ...comment }) => (
        <OwnComment
          comment={comment}
          postTitle={postTitle}
          to={`${postPath(comment.postId)}#${comment.commentId}`}
        />
      )}
    />
  );
}
