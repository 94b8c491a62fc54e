import type { ReviewAct } from '@contract/rules/admin/review';
import { PostBlocks } from '@/components/PostBlocks/PostBlocks';
import { partsOf } from '@/components/PostBlocks/parts';
import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { shortcutsHere } from '@/design/hooks/useShortcuts';
import { ExternalIcon } from '@/design/icons/icons';
import { reviewTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import type { ReviewPost } from '@contract/models/review';
import { bodyOf } from '@contract/rules/posts/headline';
import { Link } from 'react-router-dom';
import { acts, canAct } from './acts';
import { adminPath } from '@/config/adminPages';

interface PreviewDialogProps {
  post: ReviewPost;
  onDecide: (act: ReviewAct) => void;
  onClose: () => void;
}

/** Shows a post and its decisions without leaving the list. The shortcuts keep working. */
export function PreviewDialog({ post, onDecide, onClose }: PreviewDialogProps) {
  const { title } = partsOf({ title: post.title, blocksJson: post.blocks_json });
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
            to={adminPath('reviewPost', post.post_id)}
            target="_blank"
            rel="noreferrer"
            variant="soft"
            icon={<ExternalIcon />}
          >
            {reviewTexts.openDetail}
          </LinkButton>
          {acts.map(
            (act) =>
              canAct(post, act) && (
                <Button
                  key={act}
                  variant={act === 'confirm' ? 'solid' : 'soft'}
                  tone={act === 'delete' ? 'danger' : undefined}
                  onClick={() => onDecide(act)}
                >
                  {reviewTexts[act]}
                </Button>
              ),
          )}
        </>
      }
    >
      <div {...shortcutsHere}>
        <PostBlocks
          key={post.post_id}
          blocks={bodyOf(post.title, post.blocks_json)}
          title={title}
        />
      </div>
    </Dialog>
  );
}
