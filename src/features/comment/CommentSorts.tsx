import { Row } from '@/design/components/Row/Row';
import { commentTexts } from '@/texts/comment';
import { commentSorts, type CommentSort } from '@contract/rules/comment-order';
import { sortButton } from './Comments.css';

interface CommentSortsProps {
  value: CommentSort;
  onChange: (value: CommentSort) => Promise<void>;
}

/** In which order the comments are read. */
export function CommentSorts({ value, onChange }: CommentSortsProps) {
  return (
    <Row role="group" aria-label={commentTexts.sorts} alignItems="stretch" gap={0}>
      {commentSorts.map((sort) => (
        <button
          key={sort}
          type="button"
          aria-pressed={sort === value}
          className={sortButton}
          onClick={() => void onChange(sort)}
        >
          {commentTexts.sort[sort]}
        </button>
      ))}
    </Row>
  );
}
