import { IconButton } from '@/design/components/IconButton/IconButton';
import { SaveIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { useSave } from '@/features/collect/useSave';
import { postTexts } from '@/texts/post';
import type { Post } from '@contract/models/post';
import { saved } from './SaveButton.css';

/** Only the bookmark, for a bar that has no room for text. */
export function SaveButton({ post }: { post: Post }) {
  const save = useSave(post.postId);
  return (
    <IconButton
      label={postTexts.save}
      icon={
        <span className={cx(post.isSaved && saved)}>
          <SaveIcon size="lg" />
        </span>
      }
      aria-pressed={post.isSaved}
      onClick={save}
    />
  );
}
