import { Toast, ToastAction, ToastRegion } from '@/design/components/Toast/Toast';
import { dismissToastAtom, holdToastsAtom, toastsAtom } from '@/state/toasts';
import { layoutTexts } from '@/texts/layout';
import { useAtomValue, useSetAtom } from 'jotai';
import { below } from './ToastHost.css';

/** The region that shows the results of actions on any screen. */
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
                  // A toast may disappear under the pointer or while it has the focus; no event
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
