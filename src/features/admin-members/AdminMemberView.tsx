import { Heading } from '@/design/components/Heading/Heading';
import { Inset } from '@/design/components/Inset/Inset';
import { PagedCard } from '@/components/PagedCard/PagedCard';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { ActivityRow } from '@/components/ActivityRow/ActivityRow';
import { postPath } from '@/config/routes';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { usePages } from '@/state/usePages';
import { useRemote } from '@/state/useRemote';
import { adminMemberTexts } from '@/texts/admin/members';
import type { ReactNode } from 'react';
import { adminMember, ledgerPages } from './members';
import { MemberPanels } from './MemberPanels';
import { columns } from './Members.css';

function Ledger({ userId }: { userId: string }) {
  return (
    <Stack as="section" gap={12} aria-labelledby="member-ledger">
      <Inset>
        <Heading id="member-ledger">{adminMemberTexts.ledger}</Heading>
      </Inset>
      <PagedCard
        label={adminMemberTexts.ledger}
        pages={usePages(ledgerPages, userId, false)}
        idOf={({ activityId }) => activityId}
        failed={adminMemberTexts.ledgerFailed}
        empty={adminMemberTexts.noLedger}
        skeleton={<Skeleton height={56} />}
        renderItem={(activity) => (
          <ActivityRow activity={activity} to={activity.postId && postPath(activity.postId)} />
        )}
      />
    </Stack>
  );
}

interface AdminMemberViewProps {
  userId: string;
  /** The member's name and email, above everything else. */
  renderHead: (name: string, email: string) => ReactNode;
  /** Their posts, including those waiting for review. */
  posts: ReactNode;
  /** Names a device by its user agent. */
  nameDevice: (userAgent: string) => string;
}

/** Everything an admin needs to know about a member, and the actions on them. */
export function AdminMemberView({ userId, renderHead, posts, nameDevice }: AdminMemberViewProps) {
  const { state, retry, refresh } = useRemote(adminMember, userId);
  return (
    <RemoteContent
      state={state}
      failed={adminMemberTexts.failed}
      skeleton={<Skeleton height={240} />}
      inCard
      onRetry={retry}
    >
      {(known) => (
        <Stack gap={16}>
          <Inset>{renderHead(known.member.user_name, known.member.email)}</Inset>
          <div className={columns}>
            <Stack gap={20} minWidth={0}>
              <Stack as="section" gap={12} aria-labelledby="member-posts">
                <Inset>
                  <Heading id="member-posts">{adminMemberTexts.posts}</Heading>
                </Inset>
                {posts}
              </Stack>
              <Ledger userId={userId} />
            </Stack>
            <MemberPanels known={known} nameDevice={nameDevice} onChanged={refresh} />
          </div>
        </Stack>
      )}
    </RemoteContent>
  );
}
