import { ChoiceChips } from '@/components/ChoiceChips/ChoiceChips';
import { beginHere } from '@/design/components/Dialog/useModal';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';
import { isVisible, typedLength } from '@contract/rules/text/clean-text';
import { REVIEW_REASON_MAX } from '@contract/rules/admin/review';
import { validationTexts } from '@contract/texts';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../FormDialog/FormDialog';

export interface ReasonDialogProps {
  title: string;
  /** Says who reads the reason, and where. */
  note: string;
  /** Common reasons; a press adds one to the field. */
  presets?: { label: string; reasons: readonly string[] };
  /** The label of the field. */
  label: string;
  placeholder?: string;
  /** The initial text of the field. */
  reason?: string;
  /** The error for an empty reason; without it the reason is optional. */
  missing?: string | undefined;
  submitLabel: string;
  busy?: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
  /** More questions, above the reason. */
  children?: ReactNode;
}

/** Asks an admin for the reason of a decision about a member, before it is made. */
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
  // Keeps the typed text: a preset is added to it.
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
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      submit={{ tone: 'danger', disabled: isLong }}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
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
    </FormDialog>
  );
}
