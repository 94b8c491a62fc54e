import { feedPath } from '@/config/feedAddress';
import { Chip } from '@/design/components/Chip/Chip';
import { Inline } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { visuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden.css';
import { XIcon } from '@/design/icons/icons';
import { contentTexts } from '@/texts/categories';
import { feedTexts } from '@/texts/feed';
import { useNavigate } from 'react-router-dom';
import { line } from './FeedHeading.css';
import { useFeedFilter, useFeedList } from './useFeed';

/** What the list below is: search results, a category, or simply the posts. Each can be cleared. */
export function FeedHeading() {
  const filter = useFeedFilter();
  const navigate = useNavigate();
  const { q, content, sphereId } = filter;
  const list = useFeedList(feedPath(filter));
  const found = list && feedTexts.found(list.ids.length, list.pagination.hasMore);
  const go = (fields: typeof filter) => void navigate(feedPath({ ...filter, ...fields }));
  if (!q && !content) {
    // A sphere's feed has its own visible heading.
    return sphereId ? null : <h1 className={visuallyHidden}>{feedTexts.title}</h1>;
  }
  return (
    <Inline justifyContent="space-between" className={line}>
      <Text as={sphereId ? 'h2' : 'h1'} variant="heading" lines={1}>
        {q ? feedTexts.searchResult(q, found) : content && contentTexts[content]}
      </Text>
      <Inline flexShrink={0}>
        {q && content && (
          <Chip selected onClick={() => go({ content: undefined })}>
            {contentTexts[content]}
          </Chip>
        )}
        <Chip
          icon={<XIcon size={18} />}
          onClick={() => go(q ? { q: undefined } : { content: undefined })}
        >
          {q ? feedTexts.clearSearch : feedTexts.clearFilter}
        </Chip>
      </Inline>
    </Inline>
  );
}
