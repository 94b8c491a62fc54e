import { Toast, ToastRegion } from '@/design/components/Toast/Toast';
import { Text } from '@/design/components/Text/Text';
import { toastsAtom } from '@/state/toasts';
import { layoutTexts } from '@/texts/layout';
import { useAtomValue } from 'jotai';
import { below } from './ToastHost.css';

/** Where every result of an action is told, whichever screen it came from. */
export function ToastHost() {
  const toasts = useAtomValue(toastsAtom);
  return (
    <ToastRegion label={layoutTexts.notices}>
      {toasts.map(({ id, text, detail, tone }) => (
        <Toast key={id} tone={tone === 'success' ? 'done' : 'problem'}>
          {text}
          {detail && (
            <Text variant="meta" weight="regular" className={below}>
              {detail}
            </Text>
          )}
        </Toast>
      ))}
    </ToastRegion>
  );
}
