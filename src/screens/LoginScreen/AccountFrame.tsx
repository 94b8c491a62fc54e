import LegalLinks from '@/features/legal/LegalLinks';
import { LoginScene } from '@/components/LoginScene/LoginScene';
import { contentId } from '@/config/routes';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { useIsHydrated } from '@/design/hydration/useIsHydrated';
import { PageTitle } from '@/features/page/PageTitle';
import { SiteMark } from '@/features/page/SiteMark';
import { settingsAtom } from '@/state/settings';
import { sloganParts } from '@contract/rules/site/identity';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { foot, form, page } from './LoginScreen.css';

interface AccountFrameProps {
  title: string;
  /** The number of fields in the form. */
  fields: number;
  children: ReactNode;
}

/** The form's skeleton on a page from the server, until its code has loaded. */
function FormSkeleton({ title, fields }: Omit<AccountFrameProps, 'children'>) {
  return (
    <Stack gap={24} aria-busy="true">
      <Stack paddingY={8}>
        <Heading level={1}>{title}</Heading>
      </Stack>
      {Array.from({ length: fields + 1 }, (_, row) => (
        <Skeleton key={row} height={52} radius="md" />
      ))}
    </Stack>
  );
}

/** The page of a form for an account, next to the scene. */
export function AccountFrame({ title, fields, children }: AccountFrameProps) {
  const isHydrated = useIsHydrated();
  const slogan = sloganParts(useAtomValue(settingsAtom));
  return (
    <main id={contentId} tabIndex={-1} className={page}>
      <PageTitle title={title} />
      <LoginScene mark={<SiteMark size={48} />} slogan={slogan} />
      <div className={form}>
        {isHydrated ? children : <FormSkeleton title={title} fields={fields} />}
        <div className={foot}>
          <LegalLinks newTab centered />
        </div>
      </div>
    </main>
  );
}
