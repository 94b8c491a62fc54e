import { testerAt } from '@/config/adminPages';
import { ApiTester } from '@/features/api-tester/runners';
import { useLocation } from 'react-router-dom';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** A data tool, whichever its address names. */
export default function TesterScreen() {
  const { pathname } = useLocation();
  const tester = testerAt(pathname);
  if (!tester) return null;
  return (
    <AdminPage title={tester.label}>
      <ApiTester tester={tester} />
    </AdminPage>
  );
}
