import { QueryTool } from '@/features/admin-query/QueryTool';
import { adminTexts } from '@/texts/admin/menu';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** The tool that reads the database by SQL. */
export default function QueryScreen() {
  return (
    <AdminPage title={adminTexts.pages.query}>
      <QueryTool />
    </AdminPage>
  );
}
