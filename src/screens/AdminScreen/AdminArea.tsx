import { adminPages, testerPage, type AdminPageName } from '@/config/adminPages';
import { routes } from '@/config/routes';
import { findScreens } from '@/features/page/findScreens';
import { viewerAtom } from '@/state/session';
import { testers } from '@contract/testers';
import { useAtomValue } from 'jotai';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { AdminLayout } from './AdminLayout';
import { AdminPageSkeleton } from './AdminPageSkeleton';

const names = Object.keys(adminPages) as AdminPageName[];
const files = import.meta.glob('../admin/*Screen/*Screen.tsx');
const screens = findScreens([...names, testerPage], files);
const [first] = names;

interface PageProps {
  name: keyof typeof screens;
  /** Tells apart the records that one screen shows. */
  of?: string;
}

/** A page's screen, mounted again for another record and for another admin, who has other secrets. */
function Page({ name, of = '' }: PageProps) {
  const { '*': _below, ...ids } = useParams();
  const viewer = useAtomValue(viewerAtom);
  const Screen = screens[name];
  const key = [viewer, name, of, ...Object.values(ids)].join('/');
  return <Screen key={key} fallback={<AdminPageSkeleton />} />;
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
        {testers.map(({ id, path }) => (
          <Route key={id} path={path} element={<Page name={testerPage} of={id} />} />
        ))}
        <Route path="*" element={<Navigate to={routes.home} replace />} />
      </Routes>
    </AdminLayout>
  );
}
