import { call } from '@/api/client';
import { FavoriteVideo, FavoriteVideoSkeleton } from '@/components/FavoriteVideo/FavoriteVideo';
import { postPath, routes } from '@/config/routes';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { XIcon, ChatIcon } from '@/design/icons/icons';
import { emptyTexts, listFailureTexts, myTexts } from '@/texts/my';
import { EmptyList, PagedList } from './PagedList';
import { favoriteVideos, type FavoriteVideoItem, ownComments, activities } from './lists';
import { Removable, useRemoval } from './Removable';
import { ActivityRow, ActivityRowSkeleton } from '@/components/ActivityRow/ActivityRow';
import type { Activity } from '@contract/models/activity';
import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import { commentTexts } from '@/texts/comment';
import type { Comment } from '@contract/models/comment';
import { formatCount } from '@contract/rules/text/counts';
import { Link } from 'react-router-dom';
import * as styles from '@/components/rows.css';

export interface OwnCommentProps {
  comment: Pick<Comment, 'content' | 'timeAgo' | 'likeCount' | 'isEdited'>;
  postTitle: string;
  /** The address of the comment under its post. */
  to: string;
}

/** A comment of the member and its post. */
export function OwnComment({ comment, postTitle, to }: OwnCommentProps) {
  const { content, timeAgo, likeCount, isEdited } = comment;
  return (
    <div className={styles.commentRow}>
      <Text as="p" variant="body" lines={3}>
        {content}
      </Text>
      <Row gap={6} minWidth={0}>
        <Text tone="muted">
          <ChatIcon size="sm" />
        </Text>
        <Link to={to} className={styles.commented}>
          {postTitle}
        </Link>
      </Row>
      <Text as="p" variant="meta" tone="muted" tabular>
        {[
          timeAgo,
          myTexts.likes(formatCount(likeCount)),
          ...(isEdited ? [commentTexts.edited] : []),
        ].join(' · ')}
      </Text>
    </div>
  );
}

/** The skeleton of a row. */
export function OwnCommentSkeleton() {
  return (
    <div className={styles.commentRow}>
      <Skeleton width="84%" height={20} />
      <Skeleton width="48%" height={18} />
      <Skeleton width="32%" height={16} />
    </div>
  );
}

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

/** The favourite videos, played in place. */
export function FavoriteVideos({ of }: { of: string }) {
  const remove = useRemoval({
    pages: favoriteVideos,
    of,
    send: (videoId, on) =>
      call(on ? 'addFavoriteVideo' : 'removeFavoriteVideo', { params: { videoId } }),
  });
  const renderVideo = (video: FavoriteVideoItem, isRemoved: boolean) => (
    <Removable
      removed={isRemoved}
      message={myTexts.unfavorited}
      onUndo={() => remove(video.videoId, false)}
      asTile
    >
      <FavoriteVideo
        video={video}
        to={video.postId && postPath(video.postId)}
        action={
          <IconButton
            label={myTexts.unfavoriteOf(video.title ?? myTexts.video)}
            icon={<XIcon />}
            tone="muted"
            onClick={() => remove(video.videoId, true)}
          />
        }
      />
    </Removable>
  );
  return (
    <PagedList
      pages={favoriteVideos}
      of={of}
      label={myTexts.tabs.favorites}
      failed={listFailureTexts.favorites}
      empty={<EmptyList {...emptyTexts.favorites} to={routes.home} />}
      skeleton={<FavoriteVideoSkeleton />}
      skeletons={3}
      variant="grid"
      renderItem={renderVideo}
    />
  );
}
