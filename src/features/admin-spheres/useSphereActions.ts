import { showToastAtom } from '@/state/toasts';
import { adminSphereTexts as texts } from '@/texts/admin/spheres';
import { failureText } from '@/texts/errors';
import type { AdminSphere } from '@contract/models/sphere';
import { useSetAtom } from 'jotai';
import {
  createSphereAtom,
  orderSpheresAtom,
  undoOf,
  updateSphereAtom,
  type SphereChange,
} from './spheres';

/** How long a change can be undone, in ms. */
const UNDO_SHOWN = 10_000;

/** The text after a change of a sphere. */
function textAfter({ isClosed }: SphereChange): string {
  if (isClosed === undefined) return texts.saved;
  return isClosed ? texts.closedNow : texts.opened;
}

/** The admin's changes. After each, a toast can undo it; undoing is a change like any other. */
export function useSphereActions() {
  const showToast = useSetAtom(showToastAtom);
  const createSphere = useSetAtom(createSphereAtom);
  const updateSphere = useSetAtom(updateSphereAtom);
  const orderSpheres = useSetAtom(orderSpheresAtom);

  const fail = (error: unknown, fallback: string) =>
    showToast({ text: failureText(error, fallback), tone: 'danger' });

  function offerUndo(text: string, undo: () => Promise<unknown>, undone: string = texts.undone) {
    const onPress = () =>
      void undo().then(
        () => showToast({ text: undone, tone: 'success' }),
        (error: unknown) => fail(error, texts.undoFailed),
      );
    const action = { label: texts.undo, onPress };
    showToast({ text, tone: 'success', stays: UNDO_SHOWN, action });
  }

  return {
    /** Rejects on a failure, for the form to show. */
    create: async (body: Parameters<typeof createSphere>[0]) => {
      const { id } = await createSphere(body);
      const undo = () => updateSphere(id, { isClosed: true });
      offerUndo(texts.created, undo, texts.createUndone);
    },
    /** Rejects on a failure, for the form to show. */
    change: async (before: AdminSphere, change: SphereChange) => {
      await updateSphere(before.id, change);
      offerUndo(textAfter(change), () => updateSphere(before.id, undoOf(before, change)));
    },
    /** Closes or opens a sphere; a failure is a toast. */
    turn: async (before: AdminSphere, isClosed: boolean) => {
      try {
        await updateSphere(before.id, { isClosed });
        offerUndo(textAfter({ isClosed }), () => updateSphere(before.id, { isClosed: !isClosed }));
      } catch (error) {
        fail(error, texts.saveFailed);
      }
    },
    order: async (ids: readonly string[]) => {
      try {
        const before = await orderSpheres(ids);
        offerUndo(texts.ordered, () => orderSpheres(before));
      } catch (error) {
        fail(error, texts.orderFailed);
      }
    },
  };
}
