import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { Stack } from '@/design/components/Stack/Stack';
import { DownloadIcon } from '@/design/icons/icons';
import { auditPath, readAuditAddress } from '@/features/admin-audit/address';
import { AuditFilters } from '@/features/admin-audit/AuditFilters';
import { AuditList } from '@/features/admin-audit/AuditList';
import { useAuditFile } from '@/features/admin-audit/useAuditFile';
import { auditTexts } from '@/texts/admin/audit';
import { adminTexts } from '@/texts/admin/menu';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** The audit log: who did what and when, with filters in the address. */
export default function AuditScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readAuditAddress(params);
  const search = params.toString();
  const file = useAuditFile(address);
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
            address={address}
            onApply={(next) => void navigate(auditPath(next), { state: { stays: true } })}
          />
        </Card>
        <AuditList search={search} />
      </Stack>
    </AdminPage>
  );
}
