import { nameKept } from './characterName';
import { historyOf, record, redo, undo, type History } from './history';
import { editAppearance, isSameAppearance, type Edit, type EditedAppearance } from './appearance';
import type { PartCatalog } from './partCatalog';

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
