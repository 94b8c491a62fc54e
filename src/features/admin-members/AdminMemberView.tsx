import { PagedCard } from '@/components/PagedCard/PagedCard';
import { ActivityRow } from '@/components/ActivityRow/ActivityRow';
import { postPath } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { usePages } from '@/state/usePages';
import { useRemote } from '@/state/useRemote';
import { adminMemberTexts } from '@/texts/admin/members';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import type { ReactNode } from 'react';
import { adminMember, ledgerPages } from './members';
import { MemberPanels } from './MemberPanels';
import { columns } from './Members.css';

function Ledger({ userId }: { userId: string }) {
  const { list, reload, more } = usePages(ledgerPages, userId, false);
  return (
    <Stack as="section" gap={12} aria-labelledby="member-ledger">
      <Text as="h2" variant="heading" id="member-ledger">
        {adminMemberTexts.ledger}
      </Text>
      <PagedCard
        label={adminMemberTexts.ledger}
        status={list.status}
        failed={failureText(list.error, adminMemberTexts.ledgerFailed)}
        empty={adminMemberTexts.noLedger}
        next={list.nextCursor === null ? null : list.next}
        skeleton={<Skeleton height={56} />}
        onRetry={reload}
        onMore={more}
        items={list.items.map((activity) => ({
          id: activity.activityId,
          content: (
            <ActivityRow activity={activity} to={activity.postId && postPath(activity.postId)} />
          ),
        }))}
      />
    </Stack>
  );
}

interface AdminMemberViewProps {
  userId: string;
  /** Who it is, above everything. */
  renderHead: (name: string, email: string) => ReactNode;
  /** Their posts, those that wait among them. */
  posts: ReactNode;
  /** Names a device by how its browser named itself. */
  nameDevice: (userAgent: string) => string;
}

/** Everything that an admin has to know of a member, and what can be done about them. */
export function AdminMemberView({ userId, renderHead, posts, nameDevice }: AdminMemberViewProps) {
  const { state, retry, refresh } = useRemote(adminMember, userId);
  if (state.status === 'failed') {
    return (
      <Card edge>
        <ErrorPanel
          message={failureText(state.error, adminMemberTexts.failed)}
          retryLabel={commonTexts.retry}
          onRetry={retry}
        />
      </Card>
    );
  }
  if (state.status === 'loading') {
    return (
      <Card edge role="status" aria-busy="true">
        <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
        <Skeleton height={240} />
      </Card>
    );
  }
  const { member } = state.value;
  return (
    <Stack gap={16}>
      {renderHead(member.user_name, member.email)}
      <div className={columns}>
        <Stack gap={20} minWidth={0}>
          <Stack as="section" gap={12} aria-labelledby="member-posts">
            <Text as="h2" variant="heading" id="member-posts">
              {adminMemberTexts.posts}
            </Text>
            {posts}
          </Stack>
          <Ledger userId={userId} />
        </Stack>
        <MemberPanels known={state.value} nameDevice={nameDevice} onChanged={refresh} />
      </div>
    </Stack>
  );
}
