import { ChoiceChips } from '@/components/ChoiceChips/ChoiceChips';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { DateField } from '@/design/components/DateField/DateField';
import { Select } from '@/design/components/Select/Select';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { optionsOf } from '@/design/options';
import { failureText } from '@/texts/errors';
import { pinTexts } from '@/texts/pins';
import type { Post } from '@contract/models/post';
import { PINS_MOST, pinScopes, type PinScope } from '@contract/rules/posts/pins';
import { seoulDay, seoulDayBounds, seoulDayStart } from '@contract/rules/site/time';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { pinPostAtom } from './pin';

const positions = Array.from({ length: PINS_MOST }, (_, at) => {
  return { value: String(at + 1), label: pinTexts.positionOf(at + 1) };
});

/** The last moment of a day in Korea; null for no day. */
function endOf(day: string): string | null {
  const start = seoulDayStart(day);
  return start === null ? null : new Date(seoulDayBounds(start).last).toISOString();
}

export interface PinDialogProps {
  post: Pick<Post, 'postId' | 'sphereId' | 'sphereName' | 'pin'>;
  onPinned?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks where, in what order and until when a post is pinned. */
export default function PinDialog({ post, onPinned, onClose }: PinDialogProps) {
  const { postId, sphereId, sphereName, pin } = post;
  const [scope, setScope] = useState<PinScope>(pin?.scope ?? 'site');
  const [position, setPosition] = useState('1');
  const [day, setDay] = useState(pin?.until ? seoulDay(Date.parse(pin.until)) : '');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const pinPost = useSetAtom(pinPostAtom);
  const submit = async () => {
    setBusy(true);
    setError(null);
    try {
      await pinPost(postId, { scope, until: endOf(day), position: Number(position) });
      onPinned?.();
      onClose();
    } catch (cause) {
      setError(failureText(cause, pinTexts.failed));
      setBusy(false);
    }
  };
  const scopes = optionsOf(pinScopes, {
    ...pinTexts.scopes,
    sphere: sphereName ?? pinTexts.scopes.sphere,
  });
  return (
    <FormDialog
      title={pinTexts.title}
      submitLabel={pinTexts.pin}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack gap={16}>
        {sphereId !== null && (
          <ChoiceChips
            label={pinTexts.scope}
            options={scopes}
            value={scope}
            onChange={(value) => value && setScope(value)}
          />
        )}
        <Select
          label={pinTexts.position}
          options={positions}
          value={position}
          onChange={setPosition}
        />
        <DateField label={pinTexts.until} hint={pinTexts.untilHint} value={day} onChange={setDay} />
        <Text as="p" variant="meta" tone="danger" role="alert">
          {error}
        </Text>
      </Stack>
    </FormDialog>
  );
}
