import { feedPath, type FeedFilter } from '@/config/feedAddress';
import { Chip } from '@/design/components/Chip/Chip';
import { Box } from '@/design/components/Box/Box';
import { SegmentedControl } from '@/design/components/SegmentedControl/SegmentedControl';
import { CupIcon, GlassIcon, TrainIcon } from '@/design/icons/icons';
import { optionsOf } from '@/design/options';
import { offersCategoriesAtom } from '@/state/session';
import { periodTexts, sortTexts, timingTexts } from '@/texts/categories';
import { commonTexts } from '@/texts/common';
import { feedTexts } from '@/texts/feed';
import { feedPeriods, feedSorts, timings, type Timing } from '@contract/rules/posts/categories';
import { useAtomValue } from 'jotai';
import { startTransition, useOptimistic, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as styles from './FeedFilters.css';
import { useFeedFilter } from './useFeed';

const timingIcons: Record<Timing, ReactNode> = {
  drinking: <GlassIcon />,
  commute: <TrainIcon />,
  break: <CupIcon />,
};

const periodOptions = optionsOf([...feedPeriods, 'all'] as const, periodTexts);

/** Clears the filter for followed members. */
const everything: FeedFilter = { following: undefined };

/** Filters by watching time (for members), order, and period of the most liked; all are part of the address. */
export function FeedFilters() {
  const current = useFeedFilter();
  // The pressed button changes at once, before the new list is rendered.
  const [filter, show] = useOptimistic(current);
  const navigate = useNavigate();
  const offersCategories = useAtomValue(offersCategoriesAtom);
  const change = (fields: FeedFilter) => {
    const next = { ...filter, ...fields };
    const path = feedPath(next);
    startTransition(() => {
      show(next);
      // Pressing the current choice adds no history entry.
      void navigate(path, { replace: path === feedPath(filter) });
    });
  };
  const { timing, content, sort = 'latest', period, following, q, sphereId } = filter;
  return (
    <>
      <div className={styles.bar}>
        {offersCategories && (
          <Box
            display="flex"
            role="group"
            className={styles.chips}
            aria-label={feedTexts.filters}
            alignItems="stretch"
            gap={{ base: 8, wide: 6 }}
          >
            <Chip
              checked={!timing && !content && !following}
              onChange={() => change({ ...everything, timing: undefined, content: undefined })}
            >
              {commonTexts.all}
            </Chip>
            {!q && !sphereId && (
              <Chip checked={Boolean(following)} onChange={() => change({ following: true })}>
                {feedTexts.following}
              </Chip>
            )}
            {timings.map((id) => (
              <Chip
                key={id}
                checked={id === timing}
                icon={timingIcons[id]}
                onChange={(checked) => change({ ...everything, timing: checked ? id : undefined })}
              >
                {timingTexts[id]}
              </Chip>
            ))}
          </Box>
        )}
        {!following && (
          <SegmentedControl
            label={feedTexts.sorts}
            options={optionsOf(feedSorts, sortTexts)}
            value={sort}
            onChange={(id) => change({ sort: id })}
          />
        )}
      </div>
      {/* It moves the list, so it appears together with it. */}
      {current.sort === 'popular' && (
        <div className={styles.periods}>
          <SegmentedControl
            label={feedTexts.periods}
            options={periodOptions}
            value={period ?? 'all'}
            onChange={(id) => change({ period: id === 'all' ? undefined : id })}
          />
        </div>
      )}
    </>
  );
}
