import { presentParts } from '@contract/presenters/companion';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editorOf,
  historyOf,
  isChanged,
  record,
  redo,
  reduce,
  resumed,
  STEPS_MAX,
  undo,
  type EditorAction,
  type History,
  type Start,
} from './editor';
import { catalogOf } from './partCatalog';

const catalog = catalogOf({
  character: null,
  equippedAccessories: [],
  availableParts: presentParts(7),
});
const start: Start = { name: '여울이', appearance: { base: 'part1', placed: [] } };
const run = (...actions: EditorAction[]) =>
  actions.reduce((state, action) => reduce(state, action, catalog), editorOf(start));
const glasses: EditorAction = { type: 'edit', edit: { type: 'put', id: 'part11' } };
const step = (gesture: string): EditorAction => ({
  type: 'edit',
  gesture,
  edit: { type: 'step', id: 'part11', by: { x: 1, y: 0 } },
});
const other: Start = { name: '여울이', appearance: { base: 'part2', placed: [] } };

describe('the editor', () => {
  it('knows whether anything has changed', () => {
    expect(isChanged(run())).toBe(false);
    expect(isChanged(run(glasses))).toBe(true);
    expect(isChanged(run(glasses, { type: 'undo' }))).toBe(false);
    expect(isChanged(run({ type: 'name', name: ' 여울이 ' }))).toBe(false);
    // An empty name keeps the old one.
    expect(isChanged(run({ type: 'name', name: '' }))).toBe(false);
    expect(isChanged(run({ type: 'name', name: '물결' }))).toBe(true);
  });

  it.each([
    ['decomposed, as macOS types it', '여울이'.normalize('NFD')],
    ['with nothing to see', '\u200B'],
    ['with a control character', '여울이\u0007'],
  ])('knows the name that is kept, however it is typed: %s', (_, name) => {
    expect(isChanged(run({ type: 'name', name }))).toBe(false);
  });

  it('compares a name of two lines with the saved single line', () => {
    const state = editorOf({ ...start, name: '여울 이' });
    expect(isChanged(reduce(state, { type: 'name', name: '여울\t이' }, catalog))).toBe(false);
  });

  it('joins the steps of a gesture', () => {
    const state = run(glasses, step('keys'), step('keys'), step('keys'), { type: 'undo' });
    expect(state.steps.present).toEqual(run(glasses).steps.present);
  });

  it('adds no undo step for a gesture that ends where it began', () => {
    const back: EditorAction = {
      type: 'edit',
      gesture: 'drag',
      edit: { type: 'step', id: 'part11', by: { x: -1, y: 0 } },
    };
    const state = run(glasses, step('drag'), step('drag'), back, back);
    expect(state.steps).toEqual(run(glasses).steps);
    const on = reduce(reduce(state, step('drag'), catalog), { type: 'undo' }, catalog);
    expect(on.steps.present).toEqual(run(glasses).steps.present);
  });

  it('resets to the saved appearance and name, which can be undone', () => {
    const named: EditorAction = { type: 'name', name: '물결' };
    const state = run(glasses, named, { type: 'revert' });
    expect(isChanged(state)).toBe(false);
    expect(state.steps.present).toEqual(start);
    const before = run(glasses, named).steps.present;
    expect(reduce(state, { type: 'undo' }, catalog).steps.present).toEqual(before);
    const onlyNamed = run(named, { type: 'revert' }, { type: 'undo' });
    expect(onlyNamed.steps.present.name).toBe('물결');
  });

  it('undoes only the appearance if a name was typed after it', () => {
    const state = run(glasses, { type: 'name', name: '물결' }, { type: 'undo' });
    expect(state.steps.present).toEqual({ ...start, name: '물결' });
    expect(reduce(state, { type: 'redo' }, catalog).steps.present.name).toBe('물결');
  });

  it('follows the server if nothing was changed', () => {
    const state = run({ type: 'loaded', start: other });
    expect(state).toEqual(editorOf(other));
  });

  it('keeps unsaved changes when the state of the server arrives', () => {
    const state = run(glasses, { type: 'loaded', start: other });
    expect(state).toEqual({ ...run(glasses), saved: other });
    expect(isChanged(state)).toBe(true);
    expect(run(glasses, { type: 'loaded', start })).toEqual(run(glasses));
  });

  it('starts again from the saved state', () => {
    const before = run(glasses, { type: 'name', name: ' 물결 ' });
    const saved = { name: '물결', appearance: before.steps.present.appearance };
    expect(reduce(before, { type: 'loaded', start: saved }, catalog)).toEqual(editorOf(saved));
  });

  it('shows the saved name, unless another was typed since', () => {
    const kept = { type: 'kept', typed: '  ', name: start.name } as const;
    const saved = run({ type: 'name', name: '  ' }, { type: 'loaded', start }, kept);
    expect(saved.steps.present.name).toBe(start.name);
    const typed = run({ type: 'name', name: '물결' }, kept);
    expect(typed.steps.present.name).toBe('물결');
  });

  it('continues with the edit that a login interrupted', () => {
    const state = resumed(start, { name: '물결', appearance: other.appearance });
    expect(isChanged(state)).toBe(true);
    expect(reduce(state, { type: 'undo' }, catalog).steps.present).toBe(start);
  });
});

const after = (...steps: [value: number, gesture?: string][]) =>
  steps.reduce<History<number>>(
    (history, [value, gesture]) => record(history, value, gesture ?? null),
    historyOf(0),
  );
const times =
  (count: number, step: (history: History<number>) => History<number>) =>
  (history: History<number>) =>
    Array.from({ length: count }).reduce<History<number>>(step, history);

describe('a history', () => {
  it('undoes and redoes steps', () => {
    const history = after([1], [2]);
    expect(undo(history).present).toBe(1);
    expect(redo(undo(history)).present).toBe(2);
    expect(redo(history)).toBe(history);
    expect(undo(historyOf(0)).present).toBe(0);
  });

  it('drops undone steps after a new one', () => {
    expect(record(undo(after([1], [2])), 3, null).future).toEqual([]);
  });

  it('undoes a gesture as one step', () => {
    const drag = after([1, 'drag'], [2, 'drag'], [3, 'drag']);
    expect(undo(drag).present).toBe(0);
    expect(undo(record(undo(redo(undo(drag))), 4, 'drag')).present).toBe(0);
    expect(undo(after([1, 'a'], [2, 'b'])).present).toBe(1);
    expect(undo(after([1], [2])).present).toBe(1);
  });

  it('adds no step if nothing changes', () => {
    const history = after([1]);
    expect(record(history, 1, null)).toBe(history);
    expect(after([1], [2, 'drag'], [1, 'drag'])).toEqual(history);
    // Two steps that cancel each other out are not a gesture.
    expect(after([1], [2], [1]).past).toHaveLength(3);
  });

  it('keeps twenty steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const history = after(...Array.from({ length: count }, (_, at): [number] => [at + 1]));
        const back = times(count, undo)(history);
        expect(back.present).toBe(Math.max(0, count - STEPS_MAX));
        expect(times(count, redo)(back).present).toBe(count);
      }),
    );
  });
});
