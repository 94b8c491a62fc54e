import { historyOf, record, redo, undo, type History } from './history';
import { editLook, sameLook, type Edit, type Look } from './look';
import type { Wardrobe } from './wardrobe';

/** What is edited, as the server knows it. */
export interface Start {
  name: string;
  look: Look;
}

export interface EditorState {
  saved: Start;
  /** As it was typed. */
  name: string;
  looks: History<Look>;
}

export type EditorAction =
  | { type: 'name'; name: string }
  /** `gesture` joins what belongs together into one step. */
  | { type: 'edit'; edit: Edit; gesture?: string | undefined }
  /** Another look altogether. */
  | { type: 'wear'; look: Look }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Back to what is saved; can be taken back as any other step. */
  | { type: 'revert' }
  /** The server told what it knows. */
  | { type: 'loaded'; start: Start };

export const editorOf = (saved: Start): EditorState => ({
  saved,
  name: saved.name,
  looks: historyOf(saved.look),
});

/** An edit that was broken off, as the step after what is saved. */
export function resumed(saved: Start, { name, look }: Start): EditorState {
  return { ...editorOf(saved), name, looks: record(historyOf(saved.look), look, null) };
}

// An empty name keeps the one there is.
const sameName = (typed: string, saved: string) => (typed.trim() || saved) === saved;

export const isChanged = ({ saved, name, looks }: EditorState): boolean =>
  !sameName(name, saved.name) || !sameLook(looks.present, saved.look);

// What nobody changed follows the server; what is being changed stays, whatever comes in meanwhile.
function loaded(state: EditorState, start: Start): EditorState {
  const isSame = sameLook(start.look, state.saved.look) && start.name === state.saved.name;
  if (isSame) return { ...state, saved: start };
  const isTaken = sameLook(state.looks.present, start.look) && sameName(state.name, start.name);
  return isTaken || !isChanged(state) ? editorOf(start) : { ...state, saved: start };
}

export function reduce(state: EditorState, action: EditorAction, wardrobe: Wardrobe): EditorState {
  const { looks, saved } = state;
  switch (action.type) {
    case 'name':
      return { ...state, name: action.name };
    case 'edit': {
      const next = editLook(looks.present, action.edit, wardrobe);
      return { ...state, looks: record(looks, next, action.gesture ?? null) };
    }
    case 'wear':
      return { ...state, looks: record(looks, action.look, null) };
    case 'undo':
      return { ...state, looks: undo(looks) };
    case 'redo':
      return { ...state, looks: redo(looks) };
    case 'revert': {
      const next = sameLook(looks.present, saved.look) ? looks.present : saved.look;
      return { ...state, name: saved.name, looks: record(looks, next, null) };
    }
    case 'loaded':
      return loaded(state, action.start);
  }
}
