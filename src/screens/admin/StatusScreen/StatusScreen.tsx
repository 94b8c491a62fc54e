import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { adminStatus, ALL } from '@/features/admin-status/status';
import { StatusView } from '@/features/admin-status/StatusView';
import { useRemote } from '@/state/useRemote';
import { adminTexts } from '@/texts/admin/menu';
import { adminStatusTexts } from '@/texts/admin/status';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** The state of the site, and what to do about its problems. */
export default function StatusScreen() {
  const { state, retry, refresh } = useRemote(adminStatus, ALL);
  return (
    <AdminPage title={adminTexts.pages.status}>
      <RemoteContent
        inCard
        state={state}
        failed={adminStatusTexts.failed}
        skeleton={<Skeleton height={480} />}
        onRetry={retry}
      >
        {({ status, at }) => <StatusView status={status} at={at} onRefresh={refresh} />}
      </RemoteContent>
    </AdminPage>
  );
}
