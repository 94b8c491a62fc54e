import { feedPath, type FeedFilter } from '@/config/feedAddress';
import { Chip } from '@/design/components/Chip/Chip';
import { Box } from '@/design/components/Box/Box';
import { SegmentedControl } from '@/design/components/SegmentedControl/SegmentedControl';
import { CupIcon, GlassIcon, TrainIcon, XIcon } from '@/design/icons/icons';
import { optionsOf } from '@/design/options';
import { offersCategoriesAtom } from '@/state/session';
import { periodTexts, sortTexts, timingTexts, contentTexts } from '@/texts/categories';
import { commonTexts } from '@/texts/common';
import { feedTexts } from '@/texts/feed';
import { feedPeriods, feedSorts, timings, type Timing } from '@contract/rules/posts/categories';
import { useAtomValue } from 'jotai';
import { startTransition, useOptimistic, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, Link } from 'react-router-dom';
import * as styles from './FeedList.css';
import { line } from './FeedList.css';
import { useFeedFilter, useFeedList } from './useFeed';
import { useIsReturn } from '@/components/useIsReturn';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';

/** Describes the list below: search results, a category, or all posts, each with a clear button. */
export function FeedHeading() {
  const filter = useFeedFilter();
  const navigate = useNavigate();
  const { q, content, sphereId, following, notices } = filter;
  // Members see the timing in the chips above; guests can have one only from an address.
  const timing = useAtomValue(offersCategoriesAtom) ? undefined : filter.timing;
  const categories = notices
    ? feedTexts.notices
    : [timing && timingTexts[timing], content && contentTexts[content]].filter(Boolean).join(' · ');
  const list = useFeedList(feedPath(filter));
  const found = list && feedTexts.found(list.items.length, list.nextCursor !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReturn = useIsReturn();
  const before = useRef(filter);
  useEffect(() => {
    if (before.current === filter) return;
    before.current = filter;
    // The pressed element is gone. A sphere's feed has no heading: the content takes the focus.
    if (!isReturn && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [filter, isReturn]);
  const clear = (fields: typeof filter) => void navigate(feedPath({ ...filter, ...fields }));
  const noCategories = {
    content: undefined,
    notices: undefined,
    ...(timing && { timing: undefined }),
  };
  // Announced to anyone who searched and is still in the field.
  const announcement = (
    <VisuallyHidden as="div" aria-live="polite">
      {q && found && feedTexts.searchResult(q, found)}
    </VisuallyHidden>
  );
  if (!q && !categories) {
    return (
      <>
        {announcement}
        {/* A sphere's feed has its own visible heading. */}
        {!sphereId && (
          <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>
            {following ? feedTexts.following : feedTexts.title}
          </VisuallyHidden>
        )}
      </>
    );
  }
  return (
    <>
      {announcement}
      <Box
        display="flex"
        alignItems="center"
        gap={8}
        justifyContent="space-between"
        className={line}
      >
        <Text as={sphereId ? 'h2' : 'h1'} variant="heading" lines={1} ref={heading} tabIndex={-1}>
          {q ? feedTexts.searchResult(q, found) : categories}
        </Text>
        <Row flexShrink={0}>
          {q && sphereId && (
            <LinkButton
              as={Link}
              to={feedPath({ ...filter, sphereId: undefined })}
              variant="outline"
              size="sm"
            >
              {feedTexts.searchEverywhere}
            </LinkButton>
          )}
          {q && categories && (
            <Chip checked onChange={() => clear(noCategories)}>
              {categories}
            </Chip>
          )}
          <Chip icon={<XIcon />} onClick={() => clear(q ? { q: undefined } : noCategories)}>
            {q ? feedTexts.clearSearch : commonTexts.clearFilter}
          </Chip>
        </Row>
      </Box>
    </>
  );
}

const timingIcons: Record<Timing, ReactNode> = {
  drinking: <GlassIcon />,
  commute: <TrainIcon />,
  break: <CupIcon />,
};

const periodOptions = optionsOf([...feedPeriods, 'all'] as const, periodTexts);

/** Clears the filters for followed members and notices. */
const everything: FeedFilter = { following: undefined, notices: undefined };

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
  const { timing, content, sort = 'latest', period, following, notices, q, sphereId } = filter;
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
              checked={!timing && !content && !following && !notices}
              onChange={() => change({ ...everything, timing: undefined, content: undefined })}
            >
              {commonTexts.all}
            </Chip>
            {!q && !sphereId && (
              <Chip
                checked={Boolean(following)}
                onChange={() => change({ ...everything, following: true })}
              >
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
        {!following && !notices && (
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
