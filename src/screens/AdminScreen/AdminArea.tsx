import { adminPages, testerPage, type AdminPageName } from '@/config/adminPages';
import { routes, contentId } from '@/config/routes';
import { useIsHydrated } from '@/design/hydration/useIsHydrated';
import { findScreens } from '@/features/page/findScreens';
import { SiteMark } from '@/features/page/SiteMark';
import { settingsAtom } from '@/state/settings';
import { viewerAtom } from '@/state/session';
import { adminMembersTexts } from '@/texts/admin/members';
import { adminTexts } from '@/texts/admin/menu';
import { reviewPostTexts } from '@/texts/admin/review';
import { testers } from '@contract/testers';
import { useAtomValue, useSetAtom } from 'jotai';
import { Navigate, Route, Routes, useParams, useLocation } from 'react-router-dom';
import { AdminPageSkeleton } from './AdminPageSkeleton';
import { SkipLink } from '@/components/SkipLink/SkipLink';
import { Box } from '@/design/components/Box/Box';
import { Drawer } from '@/design/components/Drawer/Drawer';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Text } from '@/design/components/Text/Text';
import { MenuIcon } from '@/design/icons/icons';
import { takeReportsAtom } from '@/features/admin-reports/reportCases';
import { useReviewStream } from '@/features/admin-review/useReviewStream';
import { useState, type ReactNode } from 'react';
import * as styles from './AdminLayout.css';
import { AdminMenu } from './AdminMenu';

function Brand() {
  const { siteName } = useAtomValue(settingsAtom);
  return (
    <p className={styles.brand}>
      <SiteMark size={30} />
      <Text variant="label">
        {siteName} <Text tone="muted">{adminTexts.area}</Text>
      </Text>
    </p>
  );
}

/** The frame around the admin pages: a sidebar, which is a drawer on a narrow screen. */
function AdminLayout({ children }: { children: ReactNode }) {
  useReviewStream(useSetAtom(takeReportsAtom));
  const { key } = useLocation();
  // The drawer belongs to the page where it was opened: following a link in it closes it for good.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  if (openedOn !== null && openedOn !== key) setOpenedOn(null);
  return (
    <div className={styles.frame}>
      <SkipLink to={contentId} />
      <div className={styles.sidebar}>
        <Brand />
        <AdminMenu />
      </div>
      <div className={styles.bar}>
        <IconButton
          label={adminTexts.openMenu}
          icon={<MenuIcon size="lg" />}
          onClick={() => setOpenedOn(key)}
        />
        <Brand />
      </div>
      <Box minWidth={0}>{children}</Box>
      <Drawer
        open={openedOn === key}
        onClose={() => setOpenedOn(null)}
        title={adminTexts.area}
        closeLabel={adminTexts.closeMenu}
      >
        <AdminMenu />
      </Drawer>
    </div>
  );
}

const names = Object.keys(adminPages) as AdminPageName[];
const files = import.meta.glob('../admin/*Screen/*Screen.tsx');
const screens = findScreens([...names, testerPage], files);
const [first] = names;

const titles: Record<AdminPageName, string> = {
  ...adminTexts.pages,
  reviewPost: reviewPostTexts.title,
  adminMember: adminMembersTexts.title,
};

interface PageProps {
  name: keyof typeof screens;
  title: string;
  /** Identifies the record on a screen that shows one of several. */
  of?: string;
}

/** A page's screen. It remounts for another record and for another admin, whose secrets differ. */
function Page({ name, title, of = '' }: PageProps) {
  const { '*': _below, ...ids } = useParams();
  const viewer = useAtomValue(viewerAtom);
  const Screen = screens[name];
  const key = [viewer, name, of, ...Object.values(ids)].join('/');
  const skeleton = <AdminPageSkeleton title={adminTexts.title(title)} />;
  // The server renders only the frame: the content is up to date only in the browser.
  return useIsHydrated() ? <Screen key={key} fallback={skeleton} /> : skeleton;
}

/** The pages of the admin area, for admins only. An unknown address leads home. */
export default function AdminArea() {
  return (
    <AdminLayout>
      <Routes>
        {first && <Route index element={<Page name={first} title={titles[first]} />} />}
        {names.map((name) => (
          <Route
            key={name}
            path={adminPages[name].path}
            element={<Page name={name} title={titles[name]} />}
          />
        ))}
        {testers.map(({ id, path, label }) => (
          <Route key={id} path={path} element={<Page name={testerPage} title={label} of={id} />} />
        ))}
        <Route path="*" element={<Navigate to={routes.home} replace />} />
      </Routes>
    </AdminLayout>
  );
}
