import { feedPath, type FeedFilter } from '@/config/feedAddress';
import { Columns } from '@/design/components/Columns/Columns';
import { CupIcon, GlassIcon, TrainIcon } from '@/design/icons/icons';
import { menuHeading, menuItem } from '@/design/styles/menuItem.css';
import { contentTexts, timingTexts } from '@/texts/categories';
import { layoutTexts } from '@/texts/layout';
import { contents, timings, type Timing } from '@contract/rules/categories';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const timingIcons: Record<Timing, ReactNode> = {
  drinking: <GlassIcon />,
  commute: <TrainIcon />,
  break: <CupIcon />,
};

/** Filters by watching time and content: both combine, and pressing a link again clears it. */
export function CategoryLinks({ filter }: { filter: FeedFilter }) {
  const { timing, content } = filter;
  const linkTo = (choice: Pick<FeedFilter, 'timing' | 'content'>, isCurrent: boolean) => ({
    to: feedPath({ timing, content, ...choice }),
    className: menuItem,
    'aria-current': isCurrent ? ('true' as const) : undefined,
  });
  return (
    <>
      <h2 className={menuHeading}>{layoutTexts.whenGroup}</h2>
      {timings.map((id) => (
        <Link key={id} {...linkTo({ timing: id === timing ? undefined : id }, id === timing)}>
          {timingIcons[id]}
          <span>{timingTexts[id]}</span>
        </Link>
      ))}
      <h2 className={menuHeading}>{layoutTexts.whatGroup}</h2>
      <Columns columns={2} rowGap={0} columnGap={4}>
        {contents.map((id) => (
          <Link key={id} {...linkTo({ content: id === content ? undefined : id }, id === content)}>
            {contentTexts[id]}
          </Link>
        ))}
      </Columns>
    </>
  );
}
