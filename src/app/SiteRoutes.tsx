import { pages, type Chrome, type PageName } from '@/config/pages';
import { routes } from '@/config/routes';
import { Navigate, Outlet, Route, Routes, useParams } from 'react-router-dom';
import type { Demo } from './layouts/demo';
import { SiteLayout } from './layouts/SiteLayout';
import { PageSkeleton } from './PageSkeleton';
import { screens } from './screens';

const names = Object.keys(pages) as PageName[];
const chromes = [...new Set(names.map((name): Chrome => pages[name].chrome))];

/**
 * A page's screen. It is mounted again for another record; another tab, or another page of an area
 * with a table of its own, is a change within the page.
 */
function Page({ name }: { name: PageName }) {
  const { tab: _tab, '*': _below, ...ids } = useParams();
  const Screen = screens[name];
  return <Screen key={[name, ...Object.values(ids)].join('/')} fallback={<PageSkeleton />} />;
}

/** The table of pages as the router takes it: a layout for each kind of chrome, and its pages in it. */
export function SiteRoutes({ demo }: { demo?: Demo | undefined }) {
  return (
    <Routes>
      {chromes.map((chrome) => (
        <Route
          key={chrome}
          element={chrome === 'none' ? <Outlet /> : <SiteLayout chrome={chrome} demo={demo} />}
        >
          {names
            .filter((name) => pages[name].chrome === chrome)
            .map((name) => (
              <Route key={name} path={pages[name].path} element={<Page name={name} />} />
            ))}
        </Route>
      ))}
      <Route path="*" element={<Navigate to={routes.home} replace />} />
    </Routes>
  );
}
