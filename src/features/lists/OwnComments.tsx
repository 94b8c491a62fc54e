import { OwnComment, OwnCommentSkeleton } from '@/components/OwnComment/OwnComment';
import { postPath, routes } from '@/config/routes';
import { emptyTexts, listFailureTexts, myTexts } from '@/texts/my';
import { EmptyList, PagedList } from './PagedList';
import { ownComments, activities } from './lists';
import { ActivityRow, ActivityRowSkeleton } from '@/components/ActivityRow/ActivityRow';
import type { Activity } from '@contract/models/activity';

function addressOf({ postId, species, level }: Activity): string | null {
  if (postId) return postPath(postId);
  if (species) return routes.garden;
  return level === null ? null : routes.character;
}

/** The member's history of actions and rewards (docs/product/rules.md#ledger). */
export function Activities({ of }: { of: string }) {
  return (
    <PagedList
      pages={activities}
      of={of}
      label={myTexts.tabs.activity}
      failed={listFailureTexts.activity}
      empty={<EmptyList {...emptyTexts.activity} to={routes.home} />}
      skeleton={<ActivityRowSkeleton />}
      renderItem={(activity) => <ActivityRow activity={activity} to={addressOf(activity)} />}
    />
  );
}

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
