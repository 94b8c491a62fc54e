import { Spread } from '@/design/components/Spread/Spread';
import { Inset } from '@/design/components/Inset/Inset';
import { contentId } from '@/config/routes';
import { Heading } from '@/design/components/Heading/Heading';
import { PageTitle } from '@/features/page/PageTitle';
import { adminTexts } from '@/texts/admin/menu';
import type { ReactNode } from 'react';
import { page, figure } from './AdminPage.css';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Button } from '@/design/components/Button/Button';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import { reviewPath } from '@/features/admin-review/address';
import { useOverview } from '@/features/admin-review/overview';
import { QuotaFigures } from '@/features/api-quota/QuotaFigures';
import { commonTexts } from '@/texts/common';
import { formatNumber } from '@contract/rules/text/counts';
import { Link } from 'react-router-dom';

/** The open reviews and the used calls of the day, in the same place on every page. */
function Overview() {
  const { counts, hasFailed, retry } = useOverview();
  const figures = [
    ['pending', adminTexts.waiting],
    ['reports', adminTexts.openReports],
  ] as const;
  return (
    <Inset as="section" paddingBottom={12} aria-label={adminTexts.overview}>
      <Cluster>
        {hasFailed ? (
          <>
            <Text variant="meta" role="alert">
              {adminTexts.overviewFailed}
            </Text>
            <Button variant="outline" size="sm" onClick={retry}>
              {commonTexts.retry}
            </Button>
          </>
        ) : (
          figures.map(([tab, name]) => (
            <Link key={tab} to={reviewPath({ tab })} className={figure}>
              <span>{name} </span>
              {counts ? <b>{formatNumber(counts[tab])}</b> : <Skeleton width={20} height={16} />}
            </Link>
          ))
        )}
        <QuotaFigures />
      </Cluster>
    </Inset>
  );
}

export interface AdminPageProps {
  title: string;
  /** Content at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every admin page: its title and its content. */
export function AdminPage({ title, aside, children }: AdminPageProps) {
  return (
    <main id={contentId} tabIndex={-1} className={page}>
      <PageTitle title={adminTexts.title(title)} />
      <Overview />
      <Inset paddingBottom={16}>
        <Spread flexWrap="wrap" alignItems="flex-end" gap={16} rowGap={8}>
          <Heading level={1}>{title}</Heading>
          {aside}
        </Spread>
      </Inset>
      {children}
    </main>
  );
}
