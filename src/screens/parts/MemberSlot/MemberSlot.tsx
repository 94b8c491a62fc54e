import { LinkButton } from '@/design/components/Button/LinkButton';
import { loginPath, routes } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { useIsHydrated } from '@/design/hydration/useIsHydrated';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { restoreSessionAtom, sessionAtom } from '@/state/session';
import { authTexts } from '@/texts/auth';
import { commonTexts } from '@/texts/common';
import type { Member } from '@contract/models/member';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';

interface MemberSlotProps {
  /** What the page is called, for anyone who does not see it. */
  title: string;
  /** The shape of what comes, until it is known who is there. */
  skeleton: ReactNode;
  /** Where a guest is led, unless to the login page and back. */
  guestTo?: string | undefined;
  children: (member: Member) => ReactNode;
}

/**
 * What only members see; only the server says who is signed in. A member whose session ends here keeps the page:
 * it may hold what they are writing.
 */
export function MemberSlot({ title, skeleton, guestTo, children }: MemberSlotProps) {
  const { status, user, ended } = useAtomValue(sessionAtom);
  const isHydrated = useIsHydrated();
  const restore = useSetAtom(restoreSessionAtom);
  const { pathname, search } = useLocation();
  // A person who comes here later is a guest like any other.
  const [endedBefore] = useState(ended);
  const member = user ?? (ended === endedBefore ? null : ended);
  if (!isHydrated || status === 'checking') return skeleton;
  if (status === 'known') {
    const to = guestTo ?? loginPath(pathname + search);
    return member ? children(member) : <Navigate to={to} replace />;
  }
  return (
    <Card padding="lg" edge>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <ErrorPanel
        message={authTexts.unknown}
        hint={commonTexts.retryHint}
        retryLabel={commonTexts.retry}
        onRetry={() => void restore()}
        wayOut={
          <LinkButton as={Link} to={routes.home} variant="ghost">
            {commonTexts.home}
          </LinkButton>
        }
      />
    </Card>
  );
}
