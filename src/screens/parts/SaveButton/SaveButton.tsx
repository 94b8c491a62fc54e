import { IconButton } from '@/design/components/IconButton/IconButton';
import { SaveIcon } from '@/design/icons/icons';
import { useSave } from '@/features/collect/useSave';
import { useReact } from '@/features/react/useReact';
import { postTexts } from '@/texts/post';
import type { Post } from '@contract/models/post';
import { bookmark } from './SaveButton.css';

/** The bookmark alone, for a bar that has no room for words. */
export function SaveButton({ post }: { post: Post }) {
  const { asMember } = useReact(post.postId);
  const save = useSave(post.postId);
  return (
    <IconButton
      label={postTexts.save}
      icon={<SaveIcon size="lg" />}
      aria-pressed={post.isSaved}
      className={bookmark}
      onClick={() => asMember(save)}
    />
  );
}
