import { atom } from 'jotai';

/** A short message about something that was just done. */
export interface ToastMessage {
  id: number;
  text: string;
  detail?: string;
  tone: 'success' | 'error';
}

/** How long a toast stays, in ms. Source: members.md section 9 (2 s); errors take longer to read. */
const lifetime = { success: 2000, error: 5000 } as const;

const valueAtom = atom<ToastMessage[]>([]);
let nextId = 1;

/** The toasts that are showing, oldest first. */
export const toastsAtom = atom((get) => get(valueAtom));

/** Takes a toast away. */
const dismissToastAtom = atom(null, (_get, set, id: number) => {
  set(valueAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
});

/** Shows a toast for as long as its tone says. */
export const showToastAtom = atom(null, (_get, set, message: Omit<ToastMessage, 'id'>) => {
  const id = nextId;
  nextId += 1;
  set(valueAtom, (toasts) => [...toasts.slice(-2), { ...message, id }]);
  setTimeout(() => set(dismissToastAtom, id), lifetime[message.tone]);
});
