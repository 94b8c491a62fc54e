import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { adminMemberTexts, suspensionText } from '@/texts/admin/members';
import { commonTexts } from '@/texts/common';
import type { AdminMember } from '@contract/models/admin-member';
import { seoulTime } from '@contract/rules/seoul-time';
import { useState } from 'react';
import type { fetchMember } from '@/api/admin/members';
import { SuspendDialog } from './SuspendDialog';
import { useMemberActions } from './useMemberActions';

type Known = Awaited<ReturnType<typeof fetchMember>>;
type Asked = 'suspend' | 'level' | 'sessions' | null;

const stateOf = ({ suspension }: AdminMember): string =>
  suspension ? suspensionText(suspension) : adminMemberTexts.active;

interface MemberPanelsProps {
  known: Known;
  onChanged: () => void;
}

/** What an admin can do about a member: whether they write, their level, and where they are signed in. */
export function MemberPanels({ known: { member, sessions }, onChanged }: MemberPanelsProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const actions = useMemberActions(member.user_id, () => {
    setAsked(null);
    onChanged();
  });
  const isAdmin = member.admin_level > 0;
  const { user_name: name } = member;
  return (
    <Stack gap={12}>
      <Card as="section" edge aria-labelledby="member-state">
        <Stack gap={12} alignItems="flex-start">
          <Text as="h2" variant="heading" id="member-state">
            {adminMemberTexts.state}
          </Text>
          <Text as="p" variant="meta">
            {stateOf(member)}
          </Text>
          {member.suspension ? (
            <Button variant="soft" loading={actions.isBusy} onClick={() => void actions.lift()}>
              {adminMemberTexts.lift}
            </Button>
          ) : (
            <Button variant="neutral" tone="critical" onClick={() => setAsked('suspend')}>
              {adminMemberTexts.suspend}
            </Button>
          )}
        </Stack>
      </Card>
      <Card as="section" edge aria-labelledby="member-level">
        <Stack gap={12} alignItems="flex-start">
          <Text as="h2" variant="heading" id="member-level">
            {adminMemberTexts.level}
          </Text>
          <Text as="p" variant="meta">
            {isAdmin ? adminMemberTexts.isAdmin : adminMemberTexts.isMember}
          </Text>
          <Button variant="neutral" onClick={() => setAsked('level')}>
            {isAdmin ? adminMemberTexts.takeAdmin : adminMemberTexts.makeAdmin}
          </Button>
        </Stack>
      </Card>
      <Card as="section" edge aria-labelledby="member-sessions">
        <Stack gap={12} alignItems="flex-start">
          <Text as="h2" variant="heading" id="member-sessions">
            {adminMemberTexts.sessions(sessions.length)}
          </Text>
          {sessions.length === 0 ? (
            <Text as="p" variant="meta" tone="muted">
              {adminMemberTexts.noSessions}
            </Text>
          ) : (
            <>
              <Stack as="ul" gap={8}>
                {sessions.map(({ sessionId, userAgent, lastSeenAt }) => (
                  <li key={sessionId}>
                    <Text as="p" variant="caption" lines={2}>
                      {userAgent}
                    </Text>
                    <Text as="p" variant="caption" tone="muted" tabular>
                      {adminMemberTexts.lastSeen(seoulTime(Date.parse(lastSeenAt)))}
                    </Text>
                  </li>
                ))}
              </Stack>
              <Button variant="neutral" onClick={() => setAsked('sessions')}>
                {adminMemberTexts.endSessions}
              </Button>
            </>
          )}
        </Stack>
      </Card>
      {asked === 'suspend' && (
        <SuspendDialog
          name={name}
          isBusy={actions.isBusy}
          onSuspend={(reason, until) => void actions.suspend(reason, until)}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        open={asked === 'level'}
        title={isAdmin ? adminMemberTexts.askMember(name) : adminMemberTexts.askAdmin(name)}
        confirmLabel={isAdmin ? adminMemberTexts.takeAdmin : adminMemberTexts.makeAdmin}
        cancelLabel={commonTexts.cancel}
        loading={actions.isBusy}
        onConfirm={() => void actions.setLevel(isAdmin ? 0 : 1)}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'sessions'}
        title={adminMemberTexts.askSessions(name)}
        confirmLabel={adminMemberTexts.endSessions}
        cancelLabel={commonTexts.cancel}
        tone="critical"
        loading={actions.isBusy}
        onConfirm={() => void actions.endSessions()}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  );
}
