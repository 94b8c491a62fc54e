interface Following {
  onMove: (event: PointerEvent) => void;
  onUp: (event: PointerEvent) => void;
  /** The browser took the pointer for something else, or Escape gave it up. */
  onCancel: () => void;
}

/**
 * Follows a pointer that is down, wherever it goes, until it is up.
 * @returns ends it before
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
    // It gives up the drag, and nothing besides.
    event.stopPropagation();
    cancel();
  };
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
  return stop;
}
