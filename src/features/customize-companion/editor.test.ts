import { presentParts } from '@contract/rules/wardrobe';
import { describe, expect, it } from 'vitest';
import { editorOf, isChanged, reduce, resumed, type EditorAction, type Start } from './editor';
import { wardrobeOf } from './wardrobe';

const wardrobe = wardrobeOf({
  character: null,
  equippedAccessories: [],
  availableParts: presentParts(7),
});
const start: Start = { name: '여울이', look: { base: 'part1', worn: [] } };
const run = (...actions: EditorAction[]) =>
  actions.reduce((state, action) => reduce(state, action, wardrobe), editorOf(start));
const glasses: EditorAction = { type: 'edit', edit: { type: 'put', id: 'part11' } };
const step = (gesture: string): EditorAction => ({
  type: 'edit',
  gesture,
  edit: { type: 'step', id: 'part11', by: { x: 1, y: 0 } },
});
const other: Start = { name: '여울이', look: { base: 'part2', worn: [] } };

describe('the editor', () => {
  it('knows whether anything is changed', () => {
    expect(isChanged(run())).toBe(false);
    expect(isChanged(run(glasses))).toBe(true);
    expect(isChanged(run(glasses, { type: 'undo' }))).toBe(false);
    expect(isChanged(run({ type: 'name', name: ' 여울이 ' }))).toBe(false);
    // An empty name keeps the one there is.
    expect(isChanged(run({ type: 'name', name: '' }))).toBe(false);
    expect(isChanged(run({ type: 'name', name: '물결' }))).toBe(true);
  });

  it('joins the steps of a gesture', () => {
    const state = run(glasses, step('keys'), step('keys'), step('keys'), { type: 'undo' });
    expect(state.looks.present).toEqual(run(glasses).looks.present);
  });

  it('goes back to what is saved, and that can be taken back', () => {
    const state = run(glasses, { type: 'name', name: '물결' }, { type: 'revert' });
    expect(isChanged(state)).toBe(false);
    expect(reduce(state, { type: 'undo' }, wardrobe).looks.present.worn).toHaveLength(1);
  });

  it('follows the server where nobody changed anything', () => {
    const state = run({ type: 'loaded', start: other });
    expect(state).toEqual(editorOf(other));
  });

  it('keeps what is being changed, whatever comes in', () => {
    const state = run(glasses, { type: 'loaded', start: other });
    expect(state.looks.present.worn).toHaveLength(1);
    expect(isChanged(state)).toBe(true);
    expect(isChanged(run(glasses, { type: 'loaded', start }))).toBe(true);
  });

  it('begins anew from what was saved', () => {
    const before = run(glasses, { type: 'name', name: ' 물결 ' });
    const saved = { name: '물결', look: before.looks.present };
    expect(reduce(before, { type: 'loaded', start: saved }, wardrobe)).toEqual(editorOf(saved));
  });

  it('goes on with what a login broke off', () => {
    const state = resumed(start, { name: '물결', look: other.look });
    expect(isChanged(state)).toBe(true);
    expect(reduce(state, { type: 'undo' }, wardrobe).looks.present).toBe(start.look);
  });
});
