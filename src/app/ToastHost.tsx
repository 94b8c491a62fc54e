import { Toast, ToastAction, ToastRegion } from '@/design/components/Toast/Toast';
import { dismissToastAtom, holdToastsAtom, toastsAtom } from '@/state/toasts';
import { layoutTexts } from '@/texts/layout';
import { useAtomValue, useSetAtom } from 'jotai';
import { below } from './ToastHost.css';

/** The region that shows the result of every action, on whichever screen it happened. */
export function ToastHost() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const hold = useSetAtom(holdToastsAtom);
  return (
    <ToastRegion label={layoutTexts.notices} onHold={hold}>
      {toasts.map(({ id, text, detail, tone, action }) => (
        <Toast
          key={id}
          tone={tone}
          action={
            action && (
              <ToastAction
                onClick={() => {
                  dismiss(id);
                  // A toast may go from under the pointer, or with the focus on it; no event
                  // reports that.
                  hold(false);
                  action.onPress();
                }}
              >
                {action.label}
              </ToastAction>
            )
          }
        >
          <span>{text}</span>
          {detail && <span className={below}>{detail}</span>}
        </Toast>
      ))}
    </ToastRegion>
  );
}
