import { adminPages, type AdminPageName } from '@/config/adminPages';
import { routes } from '@/config/routes';
import { findScreens } from '@/features/page/findScreens';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { AdminLayout } from './AdminLayout';
import { AdminPageSkeleton } from './AdminPageSkeleton';

const names = Object.keys(adminPages) as AdminPageName[];
const screens = findScreens(names, import.meta.glob('../admin/*Screen/*Screen.tsx'));
const [first] = names;

/** A page's screen, mounted again for another record. */
function Page({ name }: { name: AdminPageName }) {
  const { '*': _below, ...ids } = useParams();
  const Screen = screens[name];
  return <Screen key={[name, ...Object.values(ids)].join('/')} fallback={<AdminPageSkeleton />} />;
}

/** The pages of the admin area, for admins only. An address that none of them has leads home. */
export default function AdminArea() {
  return (
    <AdminLayout>
      <Routes>
        {first && <Route index element={<Page name={first} />} />}
        {names.map((name) => (
          <Route key={name} path={adminPages[name].path} element={<Page name={name} />} />
        ))}
        <Route path="*" element={<Navigate to={routes.home} replace />} />
      </Routes>
    </AdminLayout>
  );
}
