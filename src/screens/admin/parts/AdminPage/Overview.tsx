import { Cluster } from '@/design/components/Cluster/Cluster';
import { Inset } from '@/design/components/Inset/Inset';
import { Button } from '@/design/components/Button/Button';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import { reviewPath } from '@/features/admin-review/address';
import { useOverview } from '@/features/admin-review/overview';
import { QuotaFigures } from '@/features/api-quota/QuotaFigures';
import { adminTexts } from '@/texts/admin/menu';
import { commonTexts } from '@/texts/common';
import { formatNumber } from '@contract/rules/counts';
import { Link } from 'react-router-dom';
import { figure } from './AdminPage.css';

/** The open reviews and the used calls of the day, in the same place on every page. */
export function Overview() {
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
