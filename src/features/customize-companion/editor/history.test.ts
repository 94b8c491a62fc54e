import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyOf, record, redo, STEPS_MAX, undo, type History } from './editor';

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
