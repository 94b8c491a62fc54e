import type { OutputOf } from '@/api/client';
import { FigureList } from '@/components/FigureList/FigureList';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { actorAtom } from '@/state/session';
import { adminMembersTexts, adminMemberTexts, suspensionText } from '@/texts/admin/members';
import { commonTexts } from '@/texts/common';
import type { AdminMember } from '@contract/models/admin-member';
import { seoulDay } from '@contract/rules/site/time';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { MemberSessions } from './MemberSessions';
import { SuspendDialog } from './SuspendDialog';
import { useMemberActions } from './useMemberActions';
import { ApiError } from '@contract/errors';
import { parseId } from '@contract/rules/site/ids';
import { guardLevel, guardOther, guardSuspend } from '@contract/rules/members/suspension';

function refusalOf(guard: () => void): string | null {
  try {
    guard();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

/** Why an admin cannot suspend a member, change their level or sign them out; null if allowed. */
function refusalsOf(actorId: number, member: AdminMember) {
  const id = parseId('user', member.user_id) ?? 0;
  const target = { id, adminLevel: member.admin_level, isSuspended: member.suspension !== null };
  const level = member.admin_level > 0 ? 0 : 1;
  return {
    suspend: refusalOf(() => guardSuspend(actorId, target)),
    // Another admin is never the last one, because the viewer is one too.
    level: refusalOf(() => guardLevel(actorId, target, level, [actorId, id])),
    sessions: refusalOf(() => guardOther(actorId, target)),
  };
}

type Known = OutputOf<'getAdminMember'>;
type Asked = 'suspend' | 'lift' | 'level' | 'sessions' | null;

const stateOf = ({ suspension }: AdminMember): string =>
  suspension ? suspensionText(suspension) : adminMemberTexts.active;

const figuresOf = (member: AdminMember) => [
  { name: adminMemberTexts.counts.confirmed, count: member.confirmedCount },
  { name: adminMemberTexts.counts.pending, count: member.pendingCount },
  { name: adminMemberTexts.counts.rejected, count: member.rejectedCount },
  { name: adminMemberTexts.counts.reverted, count: member.revertedCount },
  { name: adminMemberTexts.counts.comments, count: member.commentCount },
  { name: adminMemberTexts.counts.reports, count: member.reportCount },
];

/** A button, or the reason why the action would be refused. */
function Action({ refusal, children }: { refusal: string | null; children: ReactNode }) {
  if (refusal === null) return children;
  return (
    <Text as="p" variant="caption" tone="muted" weight="regular">
      {refusal}
    </Text>
  );
}

interface MemberPanelsProps {
  known: Known;
  /** Names a device by its user agent. */
  nameDevice: (userAgent: string) => string;
  onChanged: () => void;
}

/** The actions on a member: suspending them, changing their level and ending their sessions. */
export function MemberPanels({ known, nameDevice, onChanged }: MemberPanelsProps) {
  const { member, sessions } = known;
  const [asked, setAsked] = useState<Asked>(null);
  const actions = useMemberActions(member.user_id, () => {
    setAsked(null);
    onChanged();
  });
  const isAdmin = member.admin_level > 0;
  const actor = useAtomValue(actorAtom);
  const refusals = refusalsOf(actor?.id ?? 0, member);
  const { user_name: name } = member;
  return (
    <Stack gap={12}>
      <Card as="section" edge aria-labelledby="member-counts">
        <Stack gap={12}>
          <Heading id="member-counts">{adminMemberTexts.overview}</Heading>
          <Text as="p" variant="meta" tone="muted">
            {adminMembersTexts.joined(seoulDay(Date.parse(member.joinedAt)))}
          </Text>
          <FigureList figures={figuresOf(member)} />
        </Stack>
      </Card>
      <Card as="section" edge aria-labelledby="member-state">
        <Stack gap={12} alignItems="flex-start">
          <Heading id="member-state">{adminMemberTexts.state}</Heading>
          <Text as="p" variant="meta">
            {stateOf(member)}
          </Text>
          {member.suspension ? (
            <Button variant="outline" onClick={() => setAsked('lift')}>
              {adminMemberTexts.lift}
            </Button>
          ) : (
            <Action refusal={refusals.suspend}>
              <Button variant="soft" tone="danger" onClick={() => setAsked('suspend')}>
                {adminMemberTexts.suspend}
              </Button>
            </Action>
          )}
        </Stack>
      </Card>
      <Card as="section" edge aria-labelledby="member-level">
        <Stack gap={12} alignItems="flex-start">
          <Heading id="member-level">{adminMemberTexts.level}</Heading>
          <Text as="p" variant="meta">
            {isAdmin ? adminMemberTexts.isAdmin : adminMemberTexts.isMember}
          </Text>
          <Action refusal={refusals.level}>
            <Button variant="soft" onClick={() => setAsked('level')}>
              {isAdmin ? adminMemberTexts.takeAdmin : adminMemberTexts.makeAdmin}
            </Button>
          </Action>
        </Stack>
      </Card>
      <MemberSessions
        sessions={sessions}
        nameDevice={nameDevice}
        refusal={refusals.sessions}
        onEnd={() => setAsked('sessions')}
      />
      {asked === 'suspend' && (
        <SuspendDialog
          name={name}
          busy={actions.isBusy}
          onSuspend={(reason, until) => void actions.suspend(reason, until)}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        open={asked === 'lift'}
        title={adminMemberTexts.askLift(name)}
        confirmLabel={adminMemberTexts.lift}
        cancelLabel={commonTexts.cancel}
        busy={actions.isBusy}
        onConfirm={() => void actions.lift()}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'level'}
        title={isAdmin ? adminMemberTexts.askMember(name) : adminMemberTexts.askAdmin(name)}
        confirmLabel={isAdmin ? adminMemberTexts.takeAdmin : adminMemberTexts.makeAdmin}
        cancelLabel={commonTexts.cancel}
        busy={actions.isBusy}
        onConfirm={() => void actions.setLevel(isAdmin ? 0 : 1)}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'sessions'}
        title={adminMemberTexts.askSessions(name)}
        confirmLabel={adminMemberTexts.endSessions}
        cancelLabel={commonTexts.cancel}
        tone="danger"
        busy={actions.isBusy}
        onConfirm={() => void actions.endSessions()}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  );
}
