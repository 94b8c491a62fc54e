import { MAX_BLOCKS } from '@contract/models/block';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockKinds, emptyBlock, type EditorBlock } from './blocks';
import { edit, editorOf, noPost, type EditorAction, type EditorState } from './editor';

const text = (id: string, content = id): EditorBlock => ({ id, type: 'text', content });
const of = (...blocks: EditorBlock[]): EditorState => editorOf({ ...noPost, blocks });
const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(edit, state);
const ids = ({ values }: EditorState) => values.blocks.map(({ id }) => id).join('');

const abc = of(text('a'), text('b'), text('c'));

describe('blocks', () => {
  it('are added after another or at the end and take the focus', () => {
    const after = edit(abc, { type: 'insert', blocks: [text('x'), text('y')], after: 'a' });
    expect(ids(after)).toBe('axybc');
    expect(after.focus).toEqual({ id: 'y' });
    expect(ids(edit(abc, { type: 'insert', blocks: [text('x')], after: null }))).toBe('abcx');
  });

  it('are moved by one place and keep the focus, but not beyond the ends', () => {
    const moved = edit(abc, { type: 'move', id: 'c', by: -1 });
    expect(ids(moved)).toBe('acb');
    expect(moved.focus).toEqual({ id: 'c' });
    expect(edit(abc, { type: 'move', id: 'a', by: -1 })).toBe(abc);
    expect(edit(abc, { type: 'move', id: 'c', by: 1 })).toBe(abc);
  });

  it('are deleted, and the focus moves to the previous one, else the next one', () => {
    expect(edit(abc, { type: 'remove', id: 'b', spare: 's' }).focus).toEqual({ id: 'a' });
    const first = edit(abc, { type: 'remove', id: 'a', spare: 's' });
    expect([ids(first), first.focus]).toEqual(['bc', { id: 'b' }]);
  });

  it('are never fewer than one: the last is emptied instead of deleted', () => {
    const emptied = edit(of(text('a')), { type: 'remove', id: 'a', spare: 's' });
    expect(emptied.values.blocks).toEqual([emptyBlock('text', 's')]);
    expect(emptied.focus).toEqual({ id: 's' });
    expect(ids(edit(emptied, { type: 'restore' }))).toBe('a');
  });

  it('are restored in their place with their content', () => {
    const removed = edit(abc, { type: 'remove', id: 'b', spare: 's' });
    const back = edit(removed, { type: 'restore' });
    expect(back.values.blocks).toEqual(abc.values.blocks);
    expect([back.focus, back.removed]).toEqual([{ id: 'b' }, null]);
  });

  it('that were empty keep the undo of the block deleted before', () => {
    const state = of(text('a'), text('b'), text('e', ''));
    const removed = run(
      state,
      { type: 'remove', id: 'b', spare: 's' },
      { type: 'remove', id: 'e', spare: 's' },
    );
    expect(ids(edit(removed, { type: 'restore' }))).toBe('ab');
  });

  it('are converted in place', () => {
    const turned = edit(abc, { type: 'replace', id: 'b', blocks: [emptyBlock('video', 'v')] });
    expect([ids(turned), turned.focus]).toEqual(['avc', { id: 'v' }]);
  });

  it('are limited to the maximum of the contract', () => {
    const many = Array.from({ length: MAX_BLOCKS + 5 }, (_, at) => text(`x${at}`));
    const full = edit(abc, { type: 'insert', blocks: many, after: null });
    expect(full.values.blocks).toHaveLength(MAX_BLOCKS);
    expect(edit(full, { type: 'insert', blocks: [text('z')], after: null })).toBe(full);
  });

  it('that were deleted ignore later changes', () => {
    expect(edit(abc, { type: 'change', id: 'z', change: { content: '물빛' } })).toBe(abc);
  });
});

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const block = fc
  .tuple(fc.constantFrom(...blockKinds), id)
  .map(([kind, of]) => emptyBlock(kind, of));
const added = fc.array(block, { maxLength: 3 });
const action: fc.Arbitrary<EditorAction> = fc.oneof(
  fc.record({ type: fc.constant('insert' as const), blocks: added, after: fc.option(id) }),
  fc.record({ type: fc.constant('replace' as const), id, blocks: added }),
  fc.record({
    type: fc.constant('move' as const),
    id,
    by: fc.constantFrom(-1 as const, 1 as const),
  }),
  fc.record({ type: fc.constant('remove' as const), id, spare: id }),
  fc.record({ type: fc.constant('restore' as const) }),
  fc.record({ type: fc.constant('focus' as const), id }),
  fc.record({
    type: fc.constant('change' as const),
    id,
    change: fc.record({ caption: fc.string() }),
  }),
);

it('after any sequence of edits a block is left, ids are unique and the focus has a target', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let state = of(text('a'));
      for (const next of actions) {
        state = edit(state, next);
        const all = state.values.blocks.map((one) => one.id);
        expect(all.length).toBeGreaterThan(0);
        expect(new Set(all).size).toBe(all.length);
        if (state.focus) expect(all).toContain(state.focus.id);
      }
    }),
  );
});
