import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { adminBackups, ALL } from '@/features/admin-backups/backups';
import { BackupPanel } from '@/features/admin-backups/BackupPanel';
import { useRemote } from '@/state/useRemote';
import { adminBackupTexts } from '@/texts/admin/backups';
import { adminTexts } from '@/texts/admin/menu';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** The backups that the server makes by itself. */
export default function BackupsScreen() {
  const { state, retry } = useRemote(adminBackups, ALL);
  return (
    <AdminPage title={adminTexts.pages.backups}>
      <RemoteContent
        inCard
        state={state}
        failed={adminBackupTexts.failed}
        skeleton={<Skeleton height={240} />}
        onRetry={retry}
      >
        {(backups) => <BackupPanel backups={backups} />}
      </RemoteContent>
    </AdminPage>
  );
}
