import { ChoiceChips } from '@/components/ChoiceChips/ChoiceChips';
import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { adminMemberTexts } from '@/texts/admin/members';
import { useState } from 'react';

const DAY = 86_400_000;
const choices = (['1', '7', '30', '0'] as const).map((value) => ({
  value,
  label: adminMemberTexts.dayChoices[value],
}));

interface SuspendDialogProps {
  name: string;
  busy: boolean;
  onSuspend: (reason: string, until: string | null) => void;
  onClose: () => void;
}

/** Asks for the reason and the length of a suspension. */
export function SuspendDialog({ name, busy, onSuspend, onClose }: SuspendDialogProps) {
  const [days, setDays] = useState<'0' | '1' | '7' | '30'>('7');
  const submit = (reason: string) => {
    const until = days === '0' ? null : new Date(Date.now() + Number(days) * DAY).toISOString();
    onSuspend(reason, until);
  };
  return (
    <ReasonDialog
      title={adminMemberTexts.suspendTitle(name)}
      note={adminMemberTexts.suspendNote}
      label={adminMemberTexts.reason}
      missing={adminMemberTexts.reasonMissing}
      submitLabel={adminMemberTexts.suspend}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceChips
        label={adminMemberTexts.days}
        options={choices}
        value={days}
        onChange={(value) => value && setDays(value)}
      />
    </ReasonDialog>
  );
}
