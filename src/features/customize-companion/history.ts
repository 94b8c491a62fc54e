/** The maximum number of undo steps. Source: docs/product/rules.md#placement. */
export const STEPS_MAX = 20;

/** The past, present and undone states of a value. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** The gesture that made the present state, while it may continue. */
  gesture: string | null;
}

export const historyOf = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  gesture: null,
});

/**
 * Records a change. All changes of one gesture, such as a drag, form one step; a gesture that ends
 * as it began adds no step; steps beyond the limit are dropped, oldest first.
 */
export function record<T>(
  history: History<T>,
  next: T,
  gesture: string | null,
  isSame: (a: T, b: T) => boolean = Object.is,
): History<T> {
  const { past, present } = history;
  if (isSame(next, present)) return history;
  const goesOn = gesture !== null && gesture === history.gesture;
  const before = past.at(-1);
  if (goesOn && before !== undefined && isSame(next, before)) {
    return { past: past.slice(0, -1), present: before, future: [], gesture: null };
  }
  return {
    past: goesOn ? past : [...past, present].slice(-STEPS_MAX),
    present: next,
    future: [],
    gesture,
  };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: null };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [after, ...rest] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: rest, gesture: null };
}
