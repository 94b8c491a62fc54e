import { ChoiceChips } from '@/components/ChoiceChips/ChoiceChips';
import { Button } from '@/design/components/Button/Button';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { adminMemberTexts } from '@/texts/admin/members';
import { commonTexts } from '@/texts/common';
import { typedLength } from '@contract/rules/length';
import { REVIEW_REASON_MAX } from '@contract/rules/review';
import { useState } from 'react';

const DAY = 86_400_000;
const choices = (['1', '7', '30', '0'] as const).map((value) => ({
  value,
  label: adminMemberTexts.dayChoices[value],
}));

interface SuspendDialogProps {
  name: string;
  isBusy: boolean;
  onSuspend: (reason: string, until: string | null) => void;
  onClose: () => void;
}

/** Asks why and for how long a member shall only read. */
export function SuspendDialog({ name, isBusy, onSuspend, onClose }: SuspendDialogProps) {
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<'0' | '1' | '7' | '30'>('7');
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    if (reason.trim() === '') {
      setError(adminMemberTexts.reasonMissing);
      return;
    }
    const until = days === '0' ? null : new Date(Date.now() + Number(days) * DAY).toISOString();
    onSuspend(reason.trim(), until);
  };
  return (
    <Dialog
      open
      title={adminMemberTexts.suspendTitle(name)}
      closeLabel={commonTexts.close}
      keepOnBackdrop
      held={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="neutral" blocked={isBusy} onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button tone="critical" loading={isBusy} onClick={submit}>
            {adminMemberTexts.suspend}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text as="p" variant="meta" tone="muted">
          {adminMemberTexts.suspendNote}
        </Text>
        <ChoiceChips
          label={adminMemberTexts.days}
          choices={choices}
          value={days}
          onChange={(value) => value && setDays(value)}
        />
        <Textarea
          label={adminMemberTexts.reason}
          rows={3}
          max={REVIEW_REASON_MAX}
          count={typedLength(reason)}
          value={reason}
          error={error}
          onChange={({ target }) => {
            setReason(target.value);
            setError(null);
          }}
        />
      </Stack>
    </Dialog>
  );
}
