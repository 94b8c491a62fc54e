import { ChoiceChips } from '@/components/ChoiceChips/ChoiceChips';
import { Button } from '@/design/components/Button/Button';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { beginHere } from '@/design/components/Dialog/useModal';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';
import { commonTexts } from '@/texts/common';
import { isVisible, typedLength } from '@contract/rules/clean-text';
import { REVIEW_REASON_MAX } from '@contract/rules/review';
import { validationTexts } from '@contract/texts';
import { useState, type ReactNode } from 'react';

export interface ReasonDialogProps {
  title: string;
  /** Who reads the reason, and where. */
  note: string;
  /** Reasons that are often given; a press writes one into the field. */
  presets?: { label: string; reasons: readonly string[] };
  /** The field of the reason. */
  label: string;
  placeholder?: string;
  /** What is in the field at first. */
  reason?: string;
  /** What is said where there is no reason; without it a reason may be missing. */
  missing?: string | undefined;
  submitLabel: string;
  busy?: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
  /** What else is asked, above the reason. */
  children?: ReactNode;
}

/** Asks for the reason of an admin's decision about somebody, before it is made. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, note, presets, label, placeholder, missing, submitLabel, busy = false } = props;
  const { reason: first = '', onSubmit, onClose, children } = props;
  const [typed, setTyped] = useState(first);
  const [isMissing, setIsMissing] = useState(false);
  const isLong = typedLength(typed) > REVIEW_REASON_MAX;
  const change = (reason: string) => {
    setTyped(reason);
    setIsMissing(false);
  };
  const preset = presets?.reasons.find((reason) => reason === typed) ?? null;
  // Words that were typed stay: a preset is added to them.
  const choose = (reason: string | null) => {
    const isTyped = preset === null && typed.trim() !== '';
    change(reason !== null && isTyped ? `${typed.trim()} ${reason}` : (reason ?? ''));
  };
  const submit = () => {
    const reason = typed.trim();
    if (missing !== undefined && !isVisible(reason)) setIsMissing(true);
    else onSubmit(reason);
  };
  const enter = useEnterSubmit<HTMLTextAreaElement>(() => {
    if (!isLong && !busy) submit();
  }, 'ctrlEnter');
  return (
    <Dialog
      open
      title={title}
      closeLabel={commonTexts.close}
      keepOnBackdrop
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="soft" disabled={busy} onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button tone="danger" busy={busy} disabled={isLong} onClick={submit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text as="p" variant="meta" tone="muted">
          {note}
        </Text>
        {children}
        {presets && (
          <ChoiceChips
            label={presets.label}
            options={presets.reasons.map((reason) => ({ value: reason, label: reason }))}
            value={preset}
            onChange={choose}
          />
        )}
        <Textarea
          {...enter}
          ref={beginHere}
          label={label}
          placeholder={placeholder}
          rows={3}
          max={REVIEW_REASON_MAX}
          count={typedLength(typed)}
          value={typed}
          error={isLong ? validationTexts.reviewReasonLong : isMissing ? missing : null}
          onChange={(value) => change(value)}
        />
      </Stack>
    </Dialog>
  );
}
