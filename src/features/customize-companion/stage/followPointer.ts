export interface Point {
  clientX: number;
  clientY: number;
}

interface Following {
  onMove: (event: PointerEvent) => void;
  onUp: (event: PointerEvent) => void;
  /** Called if the browser takes the pointer over, or Escape cancels the drag. */
  onCancel: () => void;
}

/**
 * Follows a pressed pointer anywhere until it is released.
 * @returns a function that stops it early
 */
export function followPointer(pointerId: number, { onMove, onUp, onCancel }: Following) {
  const listening = new AbortController();
  const { signal } = listening;
  const stop = () => listening.abort();
  const cancel = () => {
    stop();
    onCancel();
  };
  const own = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) act(event);
  };
  const end = (event: PointerEvent) => {
    stop();
    onUp(event);
  };
  window.addEventListener('pointermove', own(onMove), { signal });
  window.addEventListener('pointerup', own(end), { signal });
  window.addEventListener('pointercancel', own(cancel), { signal });
  window.addEventListener('blur', cancel, { signal });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape only cancels the drag.
    event.stopPropagation();
    cancel();
  };
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
  return stop;
}
