import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { secondFactorTexts } from '@/texts/secondFactor';

interface ActionsProps {
  /** An error that belongs to no field. */
  error: string | null;
  sending: boolean;
  /** The button that sends the form. */
  label: string;
  onCancel: () => void;
}

/** The end of a form: its error, and the buttons. */
export function Actions({ error, sending, label, onCancel }: ActionsProps) {
  return (
    <Stack gap={12}>
      <div role="alert">
        {error !== null && (
          <Text as="p" variant="meta" tone="danger">
            {error}
          </Text>
        )}
      </div>
      <Cluster gap={8}>
        <SubmitButton variant="outline" busy={sending} busyLabel={secondFactorTexts.busy}>
          {label}
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {secondFactorTexts.cancel}
        </Button>
      </Cluster>
    </Stack>
  );
}
