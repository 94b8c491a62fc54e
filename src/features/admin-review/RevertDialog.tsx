import { ChoiceChips } from '@/components/ChoiceChips/ChoiceChips';
import { Button } from '@/design/components/Button/Button';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { revertTexts, reviewTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import { typedLength } from '@contract/rules/length';
import { REVIEW_REASON_MAX } from '@contract/rules/review';
import { validationTexts } from '@contract/texts';
import { useState } from 'react';

const choices = Object.values(revertTexts.choices).map((value) => ({ value, label: value }));

interface RevertDialogProps {
  /** How many posts it is about. */
  count: number;
  onRevert: (reason: string) => void;
  onClose: () => void;
}

/** Asks why posts are taken back, in words for their authors. */
export function RevertDialog({ count, onRevert, onClose }: RevertDialogProps) {
  const [reason, setReason] = useState('');
  const isLong = typedLength(reason) > REVIEW_REASON_MAX;
  return (
    <Dialog
      open
      title={count > 1 ? revertTexts.titleMany(count) : revertTexts.title}
      closeLabel={commonTexts.close}
      keepOnBackdrop
      onClose={onClose}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button tone="critical" blocked={isLong} onClick={() => onRevert(reason.trim())}>
            {reviewTexts.revert}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text as="p" variant="meta" tone="muted">
          {revertTexts.note}
        </Text>
        <ChoiceChips
          label={revertTexts.presets}
          choices={choices}
          value={choices.find(({ value }) => value === reason)?.value ?? null}
          onChange={(value) => setReason(value ?? '')}
        />
        <Textarea
          label={revertTexts.reason}
          placeholder={revertTexts.placeholder}
          rows={3}
          max={REVIEW_REASON_MAX}
          count={typedLength(reason)}
          value={reason}
          error={isLong ? validationTexts.reviewReasonLong : null}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </Dialog>
  );
}
