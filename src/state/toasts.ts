import { atom } from 'jotai';

/** A short message about something that was just done. */
export interface ToastMessage {
  id: number;
  text: string;
  detail?: string;
  tone: 'success' | 'danger';
  /** One thing to do about it, such as undo. */
  action?: { label: string; onPress: () => void };
  /** How long it stays, in ms, if its action needs a certain time. */
  stays?: number;
}

/**
 * How long a toast stays, in ms; an error takes longer to read.
 * Source: docs/product/rules.md#toasts.
 */
const lifetime = { success: 2000, danger: 5000, action: 5000 } as const;

const valueAtom = atom<ToastMessage[]>([]);
let nextId = 1;

// All toasts stay while the pointer or the focus is on one; expired toasts go when it leaves.
const heldAtom = atom({ isHeld: false, due: [] as number[] });

/** The visible toasts, oldest first. */
export const toastsAtom = atom((get) => get(valueAtom));

/** Removes a toast. */
export const dismissToastAtom = atom(null, (_get, set, id: number) => {
  set(valueAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
});

/** Keeps the toasts while the pointer or the focus is on one. */
export const holdToastsAtom = atom(null, (get, set, isHeld: boolean) => {
  const { due } = get(heldAtom);
  set(heldAtom, { isHeld, due: isHeld ? due : [] });
  if (!isHeld) for (const id of due) set(dismissToastAtom, id);
});

const expireToastAtom = atom(null, (get, set, id: number) => {
  const { isHeld, due } = get(heldAtom);
  if (isHeld) set(heldAtom, { isHeld, due: [...due, id] });
  else set(dismissToastAtom, id);
});

/** How many toasts show at a time. */
const MOST = 3;

/** Makes room for one more: removes the oldest, but a toast with an action only if all others have one too. */
function roomIn(toasts: readonly ToastMessage[]): ToastMessage[] {
  if (toasts.length < MOST) return [...toasts];
  const goes = toasts.find(({ action }) => !action) ?? toasts[0];
  return toasts.filter((toast) => toast !== goes);
}

const saysMore = ({ detail, action }: Omit<ToastMessage, 'id'>) => Boolean(detail ?? action);

/**
 * Shows a toast for as long as its tone says, longer with an action; returns its id. Shows one
 * failure only once, in the toast that says most about it.
 */
export const showToastAtom = atom(null, (get, set, message: Omit<ToastMessage, 'id'>) => {
  const same = get(valueAtom).find(
    ({ tone, text }) => tone === 'danger' && message.tone === tone && message.text === text,
  );
  if (same && saysMore(message)) set(dismissToastAtom, same.id);
  else if (same && saysMore(same)) return same.id;
  const id = nextId;
  nextId += 1;
  set(valueAtom, (toasts) => [...roomIn(toasts), { ...message, id }]);
  const stay = message.stays ?? lifetime[message.action ? 'action' : message.tone];
  setTimeout(() => set(expireToastAtom, id), stay);
  return id;
});
