import { PostRow, PostRowSkeleton } from '@/components/PostRow/PostRow';
import { postPath, routes } from '@/config/routes';
import { Badge } from '@/design/components/Badge/Badge';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { CheckIcon, ClockIcon, InfoIcon } from '@/design/icons/icons';
import { EmptyList } from '@/features/lists/EmptyList';
import { memberPosts } from '@/features/lists/memberPosts';
import { PostList } from '@/features/lists/PostList';
import { useWriting } from '@/state/suspension';
import { emptyTexts, listFailureTexts, myTexts } from '@/texts/my';
import { postTexts } from '@/texts/post';
import { rejectedTexts } from '@/texts/rejected';
import type { Post } from '@contract/models/post';
import { postRewards } from '@contract/rules/rewards';
import { PostMenu } from '../parts/PostMenu/PostMenu';

function Status({ post: { isConfirmed, isRejected, isRewardDue, revertReason } }: { post: Post }) {
  if (isConfirmed) {
    return (
      <Badge tone="success" icon={<CheckIcon size="sm" />}>
        {myTexts.published}
      </Badge>
    );
  }
  if (revertReason !== null) {
    return (
      <Row flexWrap="wrap">
        <Badge tone={isRejected ? 'danger' : 'warning'} icon={<InfoIcon size="sm" />}>
          {isRejected ? rejectedTexts.state : postTexts.reverted}
        </Badge>
        {revertReason && (
          <Text variant="caption" tone="muted">
            {postTexts.reason(revertReason)}
          </Text>
        )}
        {isRejected && (
          <Text variant="caption" tone="muted">
            {rejectedTexts.hint}
          </Text>
        )}
      </Row>
    );
  }
  return (
    <Row flexWrap="wrap">
      <Badge tone="warning" icon={<ClockIcon size="sm" />}>
        {postTexts.pending}
      </Badge>
      {isRewardDue && (
        <Text variant="caption" tone="muted">
          {myTexts.expected(postRewards.points)}
        </Text>
      )}
    </Row>
  );
}

/** The member's own posts, each with its review state. */
export function OwnPosts({ of }: { of: string }) {
  const writing = useWriting();
  return (
    <PostList
      pages={memberPosts}
      of={of}
      label={myTexts.tabs.posts}
      failed={listFailureTexts.posts}
      skeleton={<PostRowSkeleton />}
      empty={<EmptyList {...emptyTexts.posts} to={routes.write} link={writing} />}
      renderPost={(post) => (
        <PostRow
          post={post}
          to={postPath(post.postId)}
          status={<Status post={post} />}
          action={<PostMenu post={post} />}
        />
      )}
    />
  );
}
