import { EmptyScene } from '@/components/WaterScene/EmptyScene';
import { feedPath, type FeedFilter } from '@/config/feedAddress';
import { routes } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { PenIcon } from '@/design/icons/icons';
import { useWriting } from '@/state/suspension';
import { emptyFeedTexts } from '@/texts/emptyFeed';
import { feedTexts } from '@/texts/feed';
import { layoutTexts } from '@/texts/layout';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface EmptyFeedProps {
  filter: FeedFilter;
  /** A suggestion for the search. */
  hint?: ReactNode;
}

function WayOut({ filter }: Pick<EmptyFeedProps, 'filter'>) {
  const { q, sphereId, period, ...others } = filter;
  if (period) {
    const whole = { ...others, ...(q && { q }), ...(sphereId && { sphereId }) };
    return (
      <LinkButton as={Link} to={feedPath(whole)} variant="outline">
        {emptyFeedTexts.showPopular}
      </LinkButton>
    );
  }
  return (
    <LinkButton as={Link} to={q && sphereId ? feedPath({ q }) : feedPath({})} variant="outline">
      {q && sphereId ? feedTexts.searchEverywhere : emptyFeedTexts.showAll}
    </LinkButton>
  );
}

/** The empty feed: it has no posts at all, or no matches for the filter. */
export default function EmptyFeed({ filter, hint }: EmptyFeedProps) {
  const writing = useWriting();
  const { q, sort: _order, ...choices } = filter;
  const isFiltered = q !== undefined || Object.keys(choices).length > 0;
  const message = q
    ? emptyFeedTexts.search(q)
    : filter.following
      ? emptyFeedTexts.following
      : filter.notices
        ? emptyFeedTexts.notices
        : choices.period
          ? emptyFeedTexts.period
          : isFiltered
            ? emptyFeedTexts.filter
            : emptyFeedTexts.none;
  return (
    <Card padding="none" edge>
      <EmptyState
        scene={<EmptyScene />}
        message={message}
        action={
          isFiltered ? (
            <>
              {hint}
              <WayOut filter={filter} />
            </>
          ) : (
            <LinkButton as={Link} to={routes.write} icon={<PenIcon />} {...writing}>
              {layoutTexts.write}
            </LinkButton>
          )
        }
      />
    </Card>
  );
}
