import { useIsReturn } from '@/components/useIsReturn';
import { feedPath } from '@/config/feedAddress';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Chip } from '@/design/components/Chip/Chip';
import { Box } from '@/design/components/Box/Box';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { XIcon } from '@/design/icons/icons';
import { offersCategoriesAtom } from '@/state/session';
import { contentTexts, timingTexts } from '@/texts/categories';
import { commonTexts } from '@/texts/common';
import { feedTexts } from '@/texts/feed';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { line } from './FeedHeading.css';
import { useFeedFilter, useFeedList } from './useFeed';

/** Describes the list below: search results, a category, or all posts, each with a clear button. */
export function FeedHeading() {
  const filter = useFeedFilter();
  const navigate = useNavigate();
  const { q, content, sphereId, following } = filter;
  // Members see the timing in the chips above; guests can have one only from an address.
  const timing = useAtomValue(offersCategoriesAtom) ? undefined : filter.timing;
  const categories = [timing && timingTexts[timing], content && contentTexts[content]]
    .filter(Boolean)
    .join(' · ');
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
  const noCategories = { content: undefined, ...(timing && { timing: undefined }) };
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
