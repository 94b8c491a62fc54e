import { blockTexts } from '@/texts/blocks';
import { MAX_BLOCKS } from '@contract/models/block';
import { useCallback, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import {
  emptyBlock,
  newBlockId,
  type BlockChange,
  type BlockKind,
  type EditorBlock,
} from './blocks';
import { edit, editorOf, type PostValues } from './editor';
import { focusBlock } from './focus';

/** The state of the blocks: their edits, the focus, and the announcements. */
export function useEditor(
  initial: PostValues,
  root: RefObject<HTMLElement | null>,
  onFull: () => void,
) {
  const [state, dispatch] = useReducer(edit, initial, editorOf);
  const [said, setSaid] = useState('');
  // A moved block keeps the focus in the same element, because moving elements loses the focus.
  const focused = useRef<Element | null>(null);
  const { blocks } = state.values;

  useLayoutEffect(() => {
    if (state.focus && root.current) focusBlock(root.current, state.focus.id, focused.current);
    focused.current = null;
  }, [state.focus, root]);

  // A repeated sentence would not be announced: the second differs by a space.
  const say = useCallback(
    (sentence: string) => setSaid((last) => (last === sentence ? `${sentence}\u00A0` : sentence)),
    [],
  );

  const indexOfBlock = (id: string) => blocks.findIndex((block) => block.id === id);

  function insert(added: readonly EditorBlock[], after: string | null): void {
    const [first] = added;
    if (!first) return;
    if (blocks.length + added.length > MAX_BLOCKS) onFull();
    if (blocks.length >= MAX_BLOCKS) return;
    dispatch({ type: 'insert', blocks: added, after });
    const before = after === null ? -1 : indexOfBlock(after);
    say(blockTexts.added(first.type, (before === -1 ? blocks.length : before + 1) + 1));
  }

  return {
    values: state.values,
    canRestore: state.removed !== null,
    said,
    say,
    fields: (change: Partial<Omit<PostValues, 'blocks'>>) => dispatch({ type: 'fields', change }),
    change: useCallback(
      (id: string, change: BlockChange) => dispatch({ type: 'change', id, change }),
      [],
    ),
    insert,
    add: (kind: BlockKind, after: string | null) => insert([emptyBlock(kind, newBlockId())], after),
    /** Replaces a block with others. */
    turn: (id: string, into: readonly EditorBlock[]) => {
      dispatch({ type: 'replace', id, blocks: into });
      if (into[0]) say(blockTexts.turned(into[0].type));
    },
    move: (id: string, by: -1 | 1) => {
      const next = indexOfBlock(id) + by;
      focused.current = document.activeElement;
      if (blocks[next]) dispatch({ type: 'move', id, by });
      if (blocks[next]) say(blockTexts.moved(next + 1));
      else say(by < 0 ? blockTexts.isFirst : blockTexts.isLast);
    },
    remove: (id: string) => {
      dispatch({ type: 'remove', id, spare: newBlockId() });
      say(blocks.length === 1 ? blockTexts.keepOne : blockTexts.removed);
    },
    restore: () => {
      const isFull = blocks.length >= MAX_BLOCKS;
      dispatch({ type: 'restore' });
      if (isFull) onFull();
      else say(blockTexts.restored);
    },
    focus: (id: string) => dispatch({ type: 'focus', id }),
    reset: (values: PostValues) => dispatch({ type: 'reset', values }),
  };
}
