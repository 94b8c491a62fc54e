import { LoadFailure } from '@/components/LoadFailure/LoadFailure';
import { loginPath, routes } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { useIsHydrated } from '@/design/hydration/useIsHydrated';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { restoreSessionAtom, sessionAtom } from '@/state/session';
import { authTexts } from '@/texts/auth';
import type { Member } from '@contract/models/member';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

interface MemberSlotProps {
  /** The page's title for screen readers. */
  title: string;
  /** The skeleton that shows until the page knows who is signed in. */
  skeleton: ReactNode;
  /** Where a guest is sent; by default to the login page and back. */
  guestTo?: string | undefined;
  children: (member: Member) => ReactNode;
}

/**
 * Content for members only; only the server knows who is signed in. A member whose session ends
 * here keeps the page, because it may contain unsaved text.
 */
export function MemberSlot({ title, skeleton, guestTo, children }: MemberSlotProps) {
  const { status, user, ended } = useAtomValue(sessionAtom);
  const isHydrated = useIsHydrated();
  const restore = useSetAtom(restoreSessionAtom);
  const { pathname, search } = useLocation();
  // A person who arrives after the end of the session is a guest like any other.
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
      <LoadFailure
        message={authTexts.unknown}
        homeTo={routes.home}
        onRetry={() => void restore()}
      />
    </Card>
  );
}
