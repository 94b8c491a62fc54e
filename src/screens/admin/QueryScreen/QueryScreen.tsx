import { QueryTool } from '@/features/admin-query/QueryTool';
import { adminTexts } from '@/texts/admin/menu';
import { use } from 'react';
import { AdminPage } from '../parts/AdminPage/AdminPage';
import { SiteContext } from '@/features/page/PageTitle';

/** The tool that queries the database with SQL. */
export default function QueryScreen() {
  const demoKey = use(SiteContext).demoAccounts?.admin.adminKey;
  return (
    <AdminPage title={adminTexts.pages.query}>
      <QueryTool demoKey={demoKey} />
    </AdminPage>
  );
}
