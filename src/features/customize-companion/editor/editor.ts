import { nameKept } from './characterName';
import { editAppearance, isSameAppearance, type Edit, type EditedAppearance } from './appearance';
import type { PartCatalog } from './partCatalog';

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

/** The edited state: a companion's name and its appearance. */
export interface Start {
  name: string;
  appearance: EditedAppearance;
}

export interface EditorState {
  /** The state saved on the server. */
  saved: Start;
  /** The undo steps, with the name as typed. */
  steps: History<Start>;
}

export type EditorAction =
  | { type: 'name'; name: string }
  /** `gesture` joins related edits into one step. */
  | { type: 'edit'; edit: Edit; gesture?: string | undefined }
  /** Replaces the whole appearance. */
  | { type: 'replace'; appearance: EditedAppearance }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Returns to the saved state; can be undone like any other step. */
  | { type: 'revert' }
  /** The server's state arrived. */
  | { type: 'loaded'; start: Start }
  /** The typed text was saved as a name; the field shows it unless more was typed since. */
  | { type: 'kept'; typed: string; name: string };

export const editorOf = (saved: Start): EditorState => ({ saved, steps: historyOf(saved) });

/** Restores an interrupted edit as the step after the saved state. */
export const resumed = (saved: Start, kept: Start): EditorState => ({
  saved,
  steps: record(historyOf(saved), kept, null),
});

const isSame = (a: Start, b: Start) =>
  a.name === b.name && isSameAppearance(a.appearance, b.appearance);

/** Whether saving would change nothing. */
const isKept = (edited: Start, saved: Start) =>
  nameKept(edited.name, saved.name) === saved.name &&
  isSameAppearance(edited.appearance, saved.appearance);

export const isChanged = ({ saved, steps }: EditorState): boolean => !isKept(steps.present, saved);

// Unchanged parts follow the server; unsaved changes stay when the server's state arrives.
function loaded(state: EditorState, start: Start): EditorState {
  if (isSame(start, state.saved)) return { ...state, saved: start };
  const isTaken = isKept(state.steps.present, start);
  return isTaken || !isChanged(state) ? editorOf(start) : { ...state, saved: start };
}

// Typing is no undo step, because the field has its own undo. So the name changes in all steps that
// had it.
function renamed({ past, present, future, gesture }: History<Start>, name: string): History<Start> {
  const rename = (one: Start) => (one.name === present.name ? { ...one, name } : one);
  return { past: past.map(rename), present: rename(present), future: future.map(rename), gesture };
}

export function reduce(
  state: EditorState,
  action: EditorAction,
  catalog: PartCatalog,
): EditorState {
  const { steps, saved } = state;
  const { present } = steps;
  const to = (next: Start, gesture: string | null = null): EditorState => ({
    saved,
    steps: record(steps, next, gesture, isSame),
  });
  switch (action.type) {
    case 'name':
      return { saved, steps: renamed(steps, action.name) };
    case 'edit':
      return to(
        {
          name: present.name,
          appearance: editAppearance(present.appearance, action.edit, catalog),
        },
        action.gesture,
      );
    case 'replace':
      return to({ name: present.name, appearance: action.appearance });
    case 'undo':
      return { saved, steps: undo(steps) };
    case 'redo':
      return { saved, steps: redo(steps) };
    case 'revert':
      return to(saved);
    case 'loaded':
      return loaded(state, action.start);
    case 'kept':
      return present.name === action.typed ? { saved, steps: renamed(steps, action.name) } : state;
  }
}
