import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToastAtom, toastsAtom } from './toasts';

const action = { label: 'undo', onPress: () => undefined };

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('show at most three, and the oldest makes room for a new one', () => {
    const store = createStore();
    for (const text of ['a', 'b', 'c', 'd']) store.set(showToastAtom, { text, tone: 'success' });
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['b', 'c', 'd']);
  });

  it('toasts with an action outlast those without', () => {
    const store = createStore();
    store.set(showToastAtom, { text: 'hidden', tone: 'success', action });
    for (const text of ['a', 'b', 'c', 'd']) store.set(showToastAtom, { text, tone: 'success' });
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['hidden', 'c', 'd']);
    for (const text of ['e', 'f', 'g']) store.set(showToastAtom, { text, tone: 'success', action });
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['e', 'f', 'g']);
    vi.advanceTimersByTime(5000);
    expect(store.get(toastsAtom)).toEqual([]);
  });

  it('report one failure once, in the toast that says most', () => {
    const store = createStore();
    const said = () => store.get(toastsAtom).map(({ text, action }) => [text, action?.label]);
    store.set(showToastAtom, { text: 'lost', tone: 'danger' });
    store.set(showToastAtom, { text: 'lost', tone: 'danger', action });
    expect(said()).toEqual([['lost', 'undo']]);
    store.set(showToastAtom, { text: 'lost', tone: 'danger' });
    expect(said()).toEqual([['lost', 'undo']]);
    store.set(showToastAtom, { text: 'lost', tone: 'success' });
    expect(said()).toHaveLength(2);
  });
});
