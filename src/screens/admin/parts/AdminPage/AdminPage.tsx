import { contentId } from '@/config/routes';
import { Text } from '@/design/components/Text/Text';
import { PageTitle } from '@/features/page/PageTitle';
import { adminTexts } from '@/texts/admin/menu';
import { layoutTexts } from '@/texts/layout';
import type { ReactNode } from 'react';
import { head, page } from './AdminPage.css';
import { Overview } from './Overview';

export interface AdminPageProps {
  title: string;
  /** What stands at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every admin page: its title, and what it shows. */
export function AdminPage({ title, aside, children }: AdminPageProps) {
  return (
    <main id={contentId} tabIndex={-1} className={page}>
      <PageTitle title={layoutTexts.pageTitle(adminTexts.title(title))} />
      <Overview />
      <div className={head}>
        <Text as="h1" variant="pageTitle">
          {title}
        </Text>
        {aside}
      </div>
      {children}
    </main>
  );
}
