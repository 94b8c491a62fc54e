import { Button } from '@/design/components/Button/Button';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { notificationTexts } from '@/texts/notifications';
import { useAtomValue, useSetAtom } from 'jotai';
import { bellAtom, readBellAtom } from './state';

/** Marks everything as read. */
export function ReadAll() {
  const { unread } = useAtomValue(bellAtom);
  const read = useSetAtom(readBellAtom);
  const showToast = useSetAtom(showToastAtom);
  const readAll = () =>
    read().catch((error: unknown) => {
      showToast({ text: failureText(error, notificationTexts.readFailed), tone: 'danger' });
    });
  return (
    <Button variant="ghost" size="sm" disabled={unread === 0} onClick={() => void readAll()}>
      {notificationTexts.readAll}
    </Button>
  );
}
