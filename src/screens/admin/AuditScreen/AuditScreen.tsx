import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { Stack } from '@/design/components/Stack/Stack';
import { DownloadIcon } from '@/design/icons/icons';
import { adminPath } from '@/config/adminPages';
import { auditFilters } from '@/features/admin-audit/audit';
import { AuditFilters } from '@/features/admin-audit/AuditFilters';
import { AuditList } from '@/features/admin-audit/AuditList';
import { useAuditFile } from '@/features/admin-audit/useAuditFile';
import { useFilters } from '@/state/useFilters';
import { auditTexts } from '@/texts/admin/audit';
import { adminTexts } from '@/texts/admin/menu';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** The audit log: who did what and when, with filters in the address. */
export default function AuditScreen() {
  const { chosen, search, choose } = useFilters(adminPath('audit'), auditFilters);
  const file = useAuditFile(chosen);
  return (
    <AdminPage
      title={adminTexts.pages.audit}
      aside={
        <Button variant="soft" icon={<DownloadIcon />} busy={file.isBusy} onClick={file.download}>
          {auditTexts.export}
        </Button>
      }
    >
      <Stack gap={16}>
        <Card edge>
          <AuditFilters
            chosen={chosen}
            onApply={(next) => choose(next, { state: { stays: true } })}
          />
        </Card>
        <AuditList search={search} />
      </Stack>
    </AdminPage>
  );
}
