import { PostBlocks } from '@/components/PostBlocks/PostBlocks';
import { bodyBlocks, leadingVideo, partsOf } from '@/components/PostBlocks/parts';
import { VideoFacade } from '@/components/VideoFacade/VideoFacade';
import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Stack } from '@/design/components/Stack/Stack';
import { shortcutsHere } from '@/design/hooks/useShortcuts';
import { ExternalIcon } from '@/design/icons/icons';
import { reviewTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import type { ReviewPost } from '@contract/models/review';
import { Link } from 'react-router-dom';
import { reviewPostPath } from './address';

interface PreviewDialogProps {
  post: ReviewPost;
  /** Confirms a post that waits, and takes a public one back. */
  onDecide: () => void;
  onClose: () => void;
}

/** What a post says, without leaving the list, and the decision about it. The keys go on here. */
export function PreviewDialog({ post, onDecide, onClose }: PreviewDialogProps) {
  const shown = {
    title: post.title,
    blocksJson: post.blocks_json,
    apiSource: null,
    categories: { timing: null, content: null },
  };
  const { title } = partsOf(shown);
  const video = leadingVideo(shown);
  const blocks = bodyBlocks(shown);
  return (
    <Dialog
      open
      title={title}
      closeLabel={commonTexts.close}
      onClose={onClose}
      actions={
        <>
          <LinkButton
            as={Link}
            to={reviewPostPath(post.post_id)}
            target="_blank"
            rel="noreferrer"
            variant="neutral"
            icon={<ExternalIcon size={18} />}
          >
            {reviewTexts.openDetail}
          </LinkButton>
          <Button variant={post.is_confirmed ? 'neutral' : 'solid'} onClick={onDecide}>
            {post.is_confirmed ? reviewTexts.revert : reviewTexts.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={16} {...shortcutsHere}>
        {video && <VideoFacade key={post.post_id} video={video} title={title} rounded />}
        {blocks.length > 0 && <PostBlocks blocks={blocks} title={title} />}
      </Stack>
    </Dialog>
  );
}
