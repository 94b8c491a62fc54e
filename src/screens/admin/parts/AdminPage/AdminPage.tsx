import { Spread } from '@/design/components/Spread/Spread';
import { Inset } from '@/design/components/Inset/Inset';
import { contentId } from '@/config/routes';
import { Heading } from '@/design/components/Heading/Heading';
import { PageTitle } from '@/features/page/PageTitle';
import { adminTexts } from '@/texts/admin/menu';
import { layoutTexts } from '@/texts/layout';
import type { ReactNode } from 'react';
import { page } from './AdminPage.css';
import { Overview } from './Overview';

export interface AdminPageProps {
  title: string;
  /** Content at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every admin page: its title and its content. */
export function AdminPage({ title, aside, children }: AdminPageProps) {
  return (
    <main id={contentId} tabIndex={-1} className={page}>
      <PageTitle title={layoutTexts.pageTitle(adminTexts.title(title))} />
      <Overview />
      <Inset paddingBottom={16}>
        <Spread flexWrap="wrap" alignItems="flex-end" gap={16} rowGap={8}>
          <Heading level={1}>{title}</Heading>
          {aside}
        </Spread>
      </Inset>
      {children}
    </main>
  );
}
