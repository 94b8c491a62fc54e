import { Row } from '@/design/components/Row/Row';
import { commentTexts } from '@/texts/comment';
import { commentSorts, type CommentSort } from '@contract/rules/comment-order';
import { sortButton } from './Comments.css';

interface CommentSortsProps {
  chosen: CommentSort;
  onChoose: (sort: CommentSort) => Promise<void>;
}

/** In which order the comments are read. */
export function CommentSorts({ chosen, onChoose }: CommentSortsProps) {
  return (
    <Row role="group" aria-label={commentTexts.sorts} alignItems="stretch" gap={0}>
      {commentSorts.map((sort) => (
        <button
          key={sort}
          type="button"
          aria-pressed={sort === chosen}
          className={sortButton}
          onClick={() => void onChoose(sort)}
        >
          {commentTexts.sort[sort]}
        </button>
      ))}
    </Row>
  );
}
