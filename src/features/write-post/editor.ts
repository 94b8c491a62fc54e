import { MAX_BLOCKS } from '@contract/models/block';
import type { ContentCategory, Timing } from '@contract/rules/posts/categories';
import { emptyBlock, isEmpty, type BlockChange, type EditorBlock } from './blocks';

/** The values of the form, as typed and chosen. */
export interface PostValues {
  title: string;
  /** Never empty. */
  blocks: readonly EditorBlock[];
  sphereId: string | null;
  timing: Timing | null;
  category: ContentCategory | null;
  /** Whether it is published as a notice; only admins choose it. */
  isNotice: boolean;
  /** The revision of the post on which this is based; 0 for a new one. */
  revision: number;
}

export interface EditorState {
  values: PostValues;
  /** The block that takes the focus; a new object each time. */
  focus: { id: string } | null;
  /** The last deleted block, until another is deleted. */
  removed: { block: EditorBlock; at: number } | null;
}

export type EditorAction =
  | { type: 'fields'; change: Partial<Omit<PostValues, 'blocks'>> }
  | { type: 'change'; id: string; change: BlockChange }
  /** Inserts blocks after one, or at the end. */
  | { type: 'insert'; blocks: readonly EditorBlock[]; after: string | null }
  | { type: 'replace'; id: string; blocks: readonly EditorBlock[] }
  | { type: 'move'; id: string; by: -1 | 1 }
  /** Deletes a block; the last one is emptied instead, and gets the id `spare`. */
  | { type: 'remove'; id: string; spare: string }
  | { type: 'restore' }
  | { type: 'focus'; id: string }
  | { type: 'reset'; values: PostValues };

/** The block of an empty post. */
const FIRST = 'b1';

export const noPost: PostValues = {
  title: '',
  blocks: [emptyBlock('text', FIRST)],
  sphereId: null,
  timing: null,
  category: null,
  isNotice: false,
  revision: 0,
};

/** Returns the initial state of a form. */
export function editorOf(values: PostValues): EditorState {
  return { values, focus: null, removed: null };
}

/** Returns the list without `gone` blocks from `at` on, and with others in their place. */
function spliced(
  blocks: readonly EditorBlock[],
  at: number,
  gone: number,
  added: readonly EditorBlock[] = [],
): EditorBlock[] {
  return [...blocks.slice(0, at), ...added, ...blocks.slice(at + gone)];
}

function put(state: EditorState, at: number, gone: number, added: readonly EditorBlock[]) {
  const { blocks } = state.values;
  const room = MAX_BLOCKS - blocks.length + gone;
  const taken = new Set(blocks.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !taken.has(id) && taken.add(id));
  const fitting = fresh.slice(0, room);
  if (fitting.length === 0) return state;
  const next = spliced(blocks, at, gone, fitting);
  const focus = { id: fitting.at(-1)?.id ?? '' };
  return { ...state, focus, values: { ...state.values, blocks: next } };
}

function move(state: EditorState, at: number, by: -1 | 1): EditorState {
  const { blocks } = state.values;
  const block = blocks[at];
  if (!block || !blocks[at + by]) return state;
  const next = spliced(spliced(blocks, at, 1), at + by, 0, [block]);
  return { ...state, focus: { id: block.id }, values: { ...state.values, blocks: next } };
}

function remove(state: EditorState, at: number, spare: string): EditorState {
  const { blocks } = state.values;
  const block = blocks[at];
  if (!block) return state;
  const rest = spliced(blocks, at, 1);
  const next = rest.length > 0 ? rest : [emptyBlock('text', spare)];
  const neighbour = next[Math.max(0, at - 1)];
  return {
    values: { ...state.values, blocks: next },
    focus: { id: neighbour?.id ?? spare },
    // Deleting an empty block needs no undo, and keeps the undo of another.
    removed: isEmpty(block) ? state.removed : { block, at },
  };
}

function restore(state: EditorState): EditorState {
  const { removed, values } = state;
  if (!removed) return state;
  const [only] = values.blocks;
  // Replaces the empty block that took the place of the last one.
  const gone = values.blocks.length === 1 && only && isEmpty(only) ? 1 : 0;
  const at = gone ? 0 : Math.min(removed.at, values.blocks.length);
  const next = put(state, at, gone, [removed.block]);
  return next === state ? state : { ...next, removed: null };
}

/** Returns the state after an action; an action on a deleted block changes nothing. */
export function edit(state: EditorState, action: EditorAction): EditorState {
  const { values } = state;
  const at = 'id' in action ? values.blocks.findIndex(({ id }) => id === action.id) : -1;
  if ('id' in action && at === -1) return state;
  switch (action.type) {
    case 'fields':
      return { ...state, values: { ...values, ...action.change } };
    case 'change': {
      const changed = { ...values.blocks[at], ...action.change } as EditorBlock;
      const blocks = spliced(values.blocks, at, 1, [changed]);
      return { ...state, values: { ...values, blocks } };
    }
    case 'insert': {
      const before = values.blocks.findIndex(({ id }) => id === action.after);
      return put(state, before === -1 ? values.blocks.length : before + 1, 0, action.blocks);
    }
    case 'replace':
      return put(state, at, 1, action.blocks);
    case 'move':
      return move(state, at, action.by);
    case 'remove':
      return remove(state, at, action.spare);
    case 'restore':
      return restore(state);
    case 'focus':
      return { ...state, focus: { id: action.id } };
    case 'reset':
      return editorOf(action.values);
  }
}
