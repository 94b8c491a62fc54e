import { EmptyScene } from '@/components/WaterScene/EmptyScene';
import { feedPath, type FeedFilter } from '@/config/feedAddress';
import { routes } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { PenIcon } from '@/design/icons/icons';
import { feedTexts } from '@/texts/feed';
import { layoutTexts } from '@/texts/layout';
import { Link } from 'react-router-dom';

/** The empty feed: it has no posts at all, or none that match the filter. */
export function EmptyFeed({ filter }: { filter: FeedFilter }) {
  const { q, sort: _order, ...choices } = filter;
  const isFiltered = q !== undefined || Object.keys(choices).length > 0;
  const message = q
    ? feedTexts.searchEmpty(q)
    : isFiltered
      ? feedTexts.filterEmpty
      : feedTexts.empty;
  return (
    <Card padding="none" edge>
      <EmptyState
        scene={<EmptyScene />}
        message={message}
        action={
          isFiltered ? (
            <LinkButton as={Link} to={feedPath({})} variant="soft">
              {feedTexts.showAll}
            </LinkButton>
          ) : (
            <LinkButton as={Link} to={routes.write} icon={<PenIcon />}>
              {layoutTexts.write}
            </LinkButton>
          )
        }
      />
    </Card>
  );
}
