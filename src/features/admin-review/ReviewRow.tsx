import type { ReviewAct } from '@contract/rules/admin/review';
import { partsOf } from '@/components/PostBlocks/parts';
import { PostPicture } from '@/components/PostRow/PostRow';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import {
  CheckIcon,
  ClockIcon,
  EyeIcon,
  EyeoffIcon,
  InfoIcon,
  TrashIcon,
  VideoIcon,
  XIcon,
} from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { importSourceTexts } from '@/texts/admin/imports';
import { blindedTexts } from '@/texts/blinded';
import { reviewTexts } from '@/texts/admin/review';
import { postTexts } from '@/texts/post';
import type { ReviewPost } from '@contract/models/review';
import { timeAgo } from '@contract/rules/site/time';
import { cardImage } from '@contract/rules/site/uploads';
import { Link } from 'react-router-dom';
import { adminPath } from '@/config/adminPages';
import * as styles from './Review.css';

export interface ReviewRowProps {
  post: ReviewPost;
  /** The current time, for the age of the post, ms. */
  now: number;
  isCurrent: boolean;
  checked: boolean;
  /** Whether the maximum is already selected. */
  isFull: boolean;
  /** Whether its decision is being sent. */
  busy: boolean;
  onChange: (checked: boolean) => void;
  onPreview: () => void;
  onDecide: (act: ReviewAct) => void;
}

function State({ post }: { post: ReviewPost }) {
  if (post.is_confirmed) {
    return (
      <Badge tone="success" icon={<CheckIcon size="sm" />}>
        {reviewTexts.public}
      </Badge>
    );
  }
  if (post.isBlinded) {
    return (
      <Badge tone="danger" icon={<EyeoffIcon size="sm" />}>
        {blindedTexts.state}
      </Badge>
    );
  }
  if (post.isRejected) {
    return (
      <Badge tone="danger" icon={<XIcon size="sm" />}>
        {reviewTexts.rejected}
      </Badge>
    );
  }
  return (
    <Badge tone="warning" icon={<ClockIcon size="sm" />}>
      {reviewTexts.pending}
    </Badge>
  );
}

function Badges({ post }: { post: ReviewPost }) {
  return (
    <Cluster gap={6}>
      <State post={post} />
      {post.sphere_name !== null && <Badge>{post.sphere_name}</Badge>}
      {post.import_batch && <Badge icon={<VideoIcon size="sm" />}>{importSourceTexts.badge}</Badge>}
      {post.report_count > 0 && (
        <Badge tone="danger" icon={<InfoIcon size="sm" />}>
          {reviewTexts.reports(post.report_count)}
        </Badge>
      )}
      {!post.is_confirmed && post.revert_reason !== null && post.revert_reason !== '' && (
        <Text variant="caption" tone="muted" lines={1}>
          {postTexts.reason(post.revert_reason)}
        </Text>
      )}
    </Cluster>
  );
}

/** A post under review: its picture, text, author and actions. */
export function ReviewRow(props: ReviewRowProps) {
  const { post, now, isCurrent, checked, isFull } = props;
  const { busy, onChange, onPreview, onDecide } = props;
  const shown = { title: post.title, blocksJson: post.blocks_json };
  const { title, text, video } = partsOf(shown);
  return (
    <div className={cx(styles.row, isCurrent && styles.current)}>
      <div className={styles.box}>
        <Checkbox
          hideLabel
          label={reviewTexts.selectOf(title)}
          checked={checked}
          disabled={isFull && !checked}
          onChange={onChange}
        />
      </div>
      <div className={styles.picture}>
        <PostPicture post={shown} />
      </div>
      <div className={styles.words}>
        <Text
          as={Link}
          to={adminPath('reviewPost', post.post_id)}
          target="_blank"
          rel="noreferrer"
          aria-label={reviewTexts.detailOf(title)}
          variant="label"
          weight="bold"
          lines={1}
          link
        >
          {title}
        </Text>
        <Text as="p" variant="meta" tone="muted" lines={1}>
          {text || video?.caption || ''}
        </Text>
        <Badges post={post} />
      </div>
      <div className={styles.author}>
        <Avatar name={post.user_name} src={cardImage(post.profile_image)} />
        <Stack gap={0} minWidth={0}>
          <Text variant="label" lines={1}>
            {post.user_name}
          </Text>
          <Text variant="meta" tone="muted" tabular lines={1}>
            {[
              timeAgo(Date.parse(post.created_at), now),
              ...reviewTexts.authorCounts(post.author_confirmed_count, post.author_reverted_count),
            ].join(' · ')}
          </Text>
        </Stack>
      </div>
      <div className={styles.actions}>
        <IconButton label={reviewTexts.previewOf(title)} icon={<EyeIcon />} onClick={onPreview} />
        <IconButton
          label={reviewTexts.deleteOf(title)}
          icon={<TrashIcon />}
          disabled={busy}
          onClick={() => onDecide('delete')}
        />
        {!post.isRejected && (
          <Button
            variant="soft"
            disabled={busy}
            aria-label={reviewTexts.rejectOf(title)}
            onClick={() => onDecide('reject')}
          >
            {reviewTexts.reject}
          </Button>
        )}
        {post.is_confirmed ? (
          <Button
            variant="soft"
            busy={busy}
            aria-label={reviewTexts.revertOf(title)}
            onClick={() => onDecide('revert')}
          >
            {reviewTexts.revertShort}
          </Button>
        ) : (
          <Button
            variant={isCurrent ? 'solid' : 'outline'}
            busy={busy}
            aria-label={reviewTexts.confirmOf(title)}
            onClick={(event) => {
              // The second click of a double click would hit the next row, which moves up.
              if (event.detail < 2) onDecide('confirm');
            }}
          >
            {reviewTexts.confirm}
          </Button>
        )}
      </div>
    </div>
  );
}
