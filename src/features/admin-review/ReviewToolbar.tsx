import { Cluster } from '@/design/components/Cluster/Cluster';
import { Inset } from '@/design/components/Inset/Inset';
import type { ReviewAct } from '@contract/rules/review';
import { Button } from '@/design/components/Button/Button';
import { Row } from '@/design/components/Row/Row';
import { SearchBox } from '@/design/components/SearchBox/SearchBox';
import { Text } from '@/design/components/Text/Text';
import { reviewTexts } from '@/texts/admin/review';
import type { ReviewPost } from '@contract/models/review';
import { CONFIRM_MAX } from '@contract/rules/review';
import { acts, canAct } from './acts';
import { search } from './ReviewPosts.css';
import { UrlPreview } from './UrlPreview';

interface ReviewToolbarProps {
  q: string;
  onSearch: (q: string) => void;
  chosen: readonly ReviewPost[];
  /** Whether the maximum is already selected. */
  isFull: boolean;
  canSelect: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onDecide: (posts: readonly ReviewPost[], act: ReviewAct) => void;
}

/** The search, the video preview, and the actions on the selected posts. */
export function ReviewToolbar(props: ReviewToolbarProps) {
  const { q, onSearch, chosen, isFull, canSelect, onSelectAll, onClear, onDecide } = props;
  return (
    <Inset paddingBottom={16}>
      <Cluster gap={12}>
        <div className={search}>
          <SearchBox
            variant="line"
            label={reviewTexts.searchLabel}
            placeholder={reviewTexts.search}
            buttonLabel={reviewTexts.searchLabel}
            defaultValue={q}
            onSearch={onSearch}
          />
        </div>
        <UrlPreview />
        <Row flexGrow={1} flexWrap="wrap" justifyContent="flex-end">
          {chosen.length === 0 && canSelect && (
            <Button variant="ghost" onClick={onSelectAll}>
              {reviewTexts.selectAll}
            </Button>
          )}
          <Text variant="label" aria-live="polite">
            {chosen.length > 0 && <span>{reviewTexts.selected(chosen.length)}</span>}
            {isFull && <span> {reviewTexts.selectMost(CONFIRM_MAX)}</span>}
          </Text>
          {chosen.length > 0 && (
            <Button variant="ghost" onClick={onClear}>
              {reviewTexts.clearSelection}
            </Button>
          )}
          {acts.map((act) => {
            const posts = chosen.filter((post) => canAct(post, act));
            if (posts.length === 0) return null;
            return (
              <Button
                key={act}
                variant={act === 'confirm' ? 'solid' : 'soft'}
                tone={act === 'delete' ? 'danger' : undefined}
                onClick={() => onDecide(posts, act)}
              >
                {reviewTexts.selectedActs[act]}
              </Button>
            );
          })}
        </Row>
      </Cluster>
    </Inset>
  );
}
