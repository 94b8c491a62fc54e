import { feedPath, type FeedFilter } from '@/config/feedAddress';
import { Chip } from '@/design/components/Chip/Chip';
import { Row } from '@/design/components/Row/Row';
import { CupIcon, GlassIcon, TrainIcon } from '@/design/icons/icons';
import { offersCategoriesAtom } from '@/state/session';
import { sortTexts, timingTexts } from '@/texts/categories';
import { commonTexts } from '@/texts/common';
import { feedTexts } from '@/texts/feed';
import { feedSorts, timings, type Timing } from '@contract/rules/categories';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as styles from './FeedFilters.css';
import { useFeedFilter } from './useFeed';

const timingIcons: Record<Timing, ReactNode> = {
  drinking: <GlassIcon size={18} />,
  commute: <TrainIcon size={18} />,
  break: <CupIcon size={18} />,
};

/** When to watch (for members), and in which order; both live in the address. */
export function FeedFilters() {
  const filter = useFeedFilter();
  const navigate = useNavigate();
  const offersCategories = useAtomValue(offersCategoriesAtom);
  const change = (fields: FeedFilter) => {
    const path = feedPath({ ...filter, ...fields });
    // Pressing what is chosen already is no step of the history.
    void navigate(path, { replace: path === feedPath(filter) });
  };
  const { timing, content, sort = 'latest' } = filter;
  return (
    <div className={styles.bar}>
      {offersCategories && (
        <Row role="group" aria-label={feedTexts.filters} alignItems="stretch">
          <Chip
            selected={!timing && !content}
            onClick={() => change({ timing: undefined, content: undefined })}
          >
            {commonTexts.all}
          </Chip>
          {timings.map((id) => (
            <Chip
              key={id}
              selected={id === timing}
              icon={timingIcons[id]}
              onClick={() => change({ timing: id === timing ? undefined : id })}
            >
              {timingTexts[id]}
            </Chip>
          ))}
        </Row>
      )}
      <Row role="group" aria-label={feedTexts.sorts} alignItems="stretch" gap={0} flexShrink={0}>
        {feedSorts.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === sort}
            className={styles.sort}
            onClick={() => change({ sort: id })}
          >
            {sortTexts[id]}
          </button>
        ))}
      </Row>
    </div>
  );
}
