import { pages, type PageName } from '@/config/pages';
import { routes } from '@/config/routes';
import {
  Navigate,
  Outlet,
  useLocation,
  useParams,
  useRoutes,
  type RouteObject,
} from 'react-router-dom';
import type { Demo } from './layouts/demo';
import { SiteLayout } from './layouts/SiteLayout';
import { findPage } from './pages';
import { PageSkeleton } from './PageSkeleton';
import { screens } from './screens';

/**
 * A page's screen. It remounts for another record; another tab, or another page of an area with its
 * own table, is a change within the page.
 */
function Page({ name }: { name: PageName }) {
  const { tab: _tab, '*': _below, ...ids } = useParams();
  const Screen = screens[name];
  return <Screen key={[name, ...Object.values(ids)].join('/')} fallback={<PageSkeleton />} />;
}

const nowhere: RouteObject = { path: '*', element: <Navigate to={routes.home} replace /> };

function rowOf(name: PageName, demo: Demo | undefined): RouteObject {
  const { chrome, path } = pages[name];
  return {
    element: chrome === 'none' ? <Outlet /> : <SiteLayout chrome={chrome} demo={demo} />,
    children: [{ path, element: <Page name={name} /> }],
  };
}

/**
 * The page at the address in the layout of its chrome; an address without a page leads home. The
 * router gets only the matching row: ranking all rows would take longer than drawing the page.
 */
export function SiteRoutes({ demo }: { demo?: Demo | undefined }) {
  const { pathname } = useLocation();
  const found = findPage(pathname);
  return useRoutes([found ? rowOf(found.name, demo) : nowhere]);
}
