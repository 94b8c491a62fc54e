import { Button, type ButtonProps } from '@/design/components/Button/Button';
import { Dialog, type DialogProps } from '@/design/components/Dialog/Dialog';
import { Spread } from '@/design/components/Spread/Spread';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { GemFilledIcon } from '@/design/icons/icons';
import { buyingTexts } from '@/texts/buying';
import { commonTexts } from '@/texts/common';
import { formatNumber } from '@contract/rules/text/counts';
import { useId, useState, type ReactNode } from 'react';

export interface PurchaseDialogProps extends Pick<DialogProps, 'title' | 'size'> {
  /** The texts for the price, the remaining gems and the button. */
  texts: { price: string; left: string; submit: string };
  price: number;
  /** The member's gems. */
  gems: number;
  /** Why it cannot be bought; null if it can. */
  reason: string | null;
  /** A way to solve the problem. */
  help?: string;
  /** Extra button props for a member who may not write. */
  writing?: Partial<ButtonProps> | undefined;
  /** Buys it; the button is busy until the promise settles. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** The item to buy. */
  children: ReactNode;
}

function Amount({ label, gems }: { label: string; gems: number }) {
  return (
    <Spread alignItems="stretch">
      <Text as="dt" variant="meta" tone="muted">
        {label}
      </Text>
      <Text as="dd" variant="label" tabular display="inline-flex" alignItems="center" gap={6}>
        <GemFilledIcon />
        {formatNumber(gems)}
      </Text>
    </Spread>
  );
}

/** The price of something in gems and the remaining gems, or why it cannot be bought. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { title, size, texts, price, gems, reason, help, writing, onClose, children } = props;
  const [isSending, setSending] = useState(false);
  const reasonId = useId();
  const submit = async () => {
    setSending(true);
    await props.onSubmit();
    setSending(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size={size}
      title={title}
      closeLabel={commonTexts.close}
      actions={
        <>
          <Button variant="soft" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button
            busy={isSending}
            disabled={reason !== null}
            aria-describedby={reason === null ? undefined : reasonId}
            onClick={() => void submit()}
            {...writing}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      {children}
      <Stack
        as="dl"
        gap={8}
        borderRadius="md"
        background="surfaceSunken"
        paddingX={16}
        paddingY={12}
      >
        <Amount label={texts.price} gems={price} />
        {reason === null ? (
          <Amount label={texts.left} gems={gems - price} />
        ) : (
          <Amount label={buyingTexts.owned} gems={gems} />
        )}
      </Stack>
      {reason !== null && (
        <Stack gap={4} id={reasonId}>
          <Text as="p" variant="meta" tone="danger">
            {reason}
          </Text>
          {help !== undefined && (
            <Text as="p" variant="meta" tone="muted">
              {help}
            </Text>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
