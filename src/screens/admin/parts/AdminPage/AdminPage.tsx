import { contentId } from '@/config/routes';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { reviewPath } from '@/features/admin-review/address';
import { PageTitle } from '@/features/page/PageTitle';
import { reviewCountsAtom } from '@/state/reviewCounts';
import { adminTexts } from '@/texts/admin/menu';
import { layoutTexts } from '@/texts/layout';
import { formatNumber } from '@contract/rules/counts';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { figure, head, page, strip } from './AdminPage.css';

export interface AdminPageProps {
  title: string;
  /** What stands at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every admin page: its title, and what it shows. */
export function AdminPage({ title, aside, children }: AdminPageProps) {
  const counts = useAtomValue(reviewCountsAtom);
  return (
    <main id={contentId} tabIndex={-1} className={page}>
      <PageTitle title={layoutTexts.pageTitle(adminTexts.title(title))} />
      {counts && (
        <Cluster as="section" className={strip} aria-label={adminTexts.overview}>
          <Link to={reviewPath({ tab: 'pending' })} className={figure}>
            {adminTexts.waiting} <b>{formatNumber(counts.pending)}</b>
          </Link>
          <Link to={reviewPath({ tab: 'reports' })} className={figure}>
            {adminTexts.openReports} <b>{formatNumber(counts.reports)}</b>
          </Link>
        </Cluster>
      )}
      <div className={head}>
        <Text as="h1" variant="pageTitle">
          {title}
        </Text>
        {aside}
      </div>
      {children}
    </main>
  );
}
