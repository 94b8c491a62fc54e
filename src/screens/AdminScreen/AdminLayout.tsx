import { SkipLink } from '@/components/SkipLink/SkipLink';
import { contentId } from '@/config/routes';
import { Mark } from '@/design/brand/Mark';
import { Drawer } from '@/design/components/Drawer/Drawer';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Text } from '@/design/components/Text/Text';
import { MenuIcon } from '@/design/icons/icons';
import { takeReportsAtom } from '@/features/admin-reports/reportCases';
import { useReviewStream } from '@/features/admin-review/useReviewStream';
import { adminTexts } from '@/texts/admin/menu';
import { useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as styles from './AdminLayout.css';
import { AdminMenu } from './AdminMenu';

function Brand() {
  return (
    <p className={styles.brand}>
      <Mark size={30} />
      <Text variant="label">
        {adminTexts.brand} <Text tone="muted">{adminTexts.area}</Text>
      </Text>
    </p>
  );
}

/** The frame around the admin pages: a sidebar, which is a drawer on a narrow screen. */
export function AdminLayout({ children }: { children: ReactNode }) {
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
      <div className={styles.content}>{children}</div>
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
