import LegalLinks from '@/features/legal/LegalLinks';
import { LoginScene } from '@/components/LoginScene/LoginScene';
import { contentId } from '@/config/routes';
import { PageTitle } from '@/features/page/PageTitle';
import { layoutTexts } from '@/texts/layout';
import type { ReactNode } from 'react';
import { foot, form, page } from './LoginScreen.css';

/** The page of a form around an account, beside the scene. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1} className={page}>
      <PageTitle title={layoutTexts.pageTitle(title)} />
      <LoginScene />
      <div className={form}>
        {children}
        <div className={foot}>
          <LegalLinks newTab centered />
        </div>
      </div>
    </main>
  );
}
