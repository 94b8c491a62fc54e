import { SegmentedControl } from '@/design/components/SegmentedControl/SegmentedControl';
import { optionsOf } from '@/design/options';
import { commentTexts } from '@/texts/comment';
import { commentSorts, type CommentSort } from '@contract/rules/posts/comment-order';

interface CommentSortsProps {
  value: CommentSort;
  onChange: (value: CommentSort) => Promise<void>;
}

/** The order of the comments. */
export function CommentSorts({ value, onChange }: CommentSortsProps) {
  return (
    <SegmentedControl
      label={commentTexts.sorts}
      options={optionsOf(commentSorts, commentTexts.sort)}
      value={value}
      onChange={(sort) => void onChange(sort)}
    />
  );
}
