import { describe, expect, it } from 'vitest';
import { createEnterGuard, type EnterKey, type EnterMode } from './enterGuard';

const plain: EnterKey = { key: 'Enter', keyCode: 13, isComposing: false };
const whileComposing: EnterKey = { key: 'Enter', keyCode: 229, isComposing: true };
const afterComposing: EnterKey = { key: 'Enter', keyCode: 229, isComposing: false };
const process: EnterKey = { key: 'Process', code: 'Enter', keyCode: 229, isComposing: true };

type Step = 'start' | { end: string } | { down: EnterKey } | { up: EnterKey };

/** Plays the events in order; returns how often it submitted. */
function play(steps: Step[], mode: EnterMode = 'enter'): number {
  const guard = createEnterGuard(mode);
  let submits = 0;
  for (const step of steps) {
    if (step === 'start') guard.compositionStart();
    else if ('end' in step) guard.compositionEnd(step.end);
    else {
      const answer = 'down' in step ? guard.keyDown(step.down) : guard.keyUp(step.up);
      if (answer === 'submit') submits += 1;
    }
  }
  return submits;
}

describe('an Enter outside a composition', () => {
  it('submits at once, and not again on release', () => {
    expect(play([{ down: plain }, { up: plain }])).toBe(1);
  });
  it('submits once while it is held down', () => {
    expect(play([{ down: plain }, { down: { ...plain, repeat: true } }, { up: plain }])).toBe(1);
  });
  it('leaves Shift+Enter and Alt+Enter to the field', () => {
    expect(play([{ down: { ...plain, shiftKey: true } }, { up: plain }])).toBe(0);
    expect(play([{ down: { ...plain, altKey: true } }, { up: plain }])).toBe(0);
  });
});

describe('an Enter that ends a Hangul composition', () => {
  it('submits once in Chromium: keydown 229, compositionend, a plain keydown', () => {
    const press: Step[] = ['start', { down: whileComposing }, { end: '요' }, { down: plain }];
    expect(play([...press, { up: plain }])).toBe(1);
  });
  it('submits once on Windows, which reports the same key as Process', () => {
    expect(play(['start', { down: process }, { end: '요' }, { down: plain }, { up: plain }])).toBe(
      1,
    );
  });
  it('submits once in Safari: compositionend, keydown 229, a plain keydown', () => {
    const press: Step[] = ['start', { end: '요' }, { down: afterComposing }, { down: plain }];
    expect(play([...press, { up: plain }])).toBe(1);
  });
  it('submits once without a second keydown, in both orders', () => {
    expect(play(['start', { down: whileComposing }, { end: '요' }, { up: plain }])).toBe(1);
    expect(play(['start', { end: '요' }, { down: afterComposing }, { up: plain }])).toBe(1);
  });
  it('submits once if the second keydown is marked as a repeat', () => {
    const again = { ...plain, repeat: true };
    expect(play(['start', { down: whileComposing }, { end: '요' }, { down: again }])).toBe(1);
  });
});

describe('the guard during a composition', () => {
  it('submits nothing on an Enter that only picks a Japanese or Chinese candidate', () => {
    expect(play(['start', { down: whileComposing }, { end: '漢字' }, { up: plain }])).toBe(0);
    expect(play(['start', { down: whileComposing }, { end: 'かな' }, { up: plain }])).toBe(0);
  });
  it('submits nothing on a release while the syllable is still open', () => {
    expect(play(['start', { down: whileComposing }, { up: plain }])).toBe(0);
  });
  it('submits nothing on another key after the swallowed Enter', () => {
    const letter = { key: 'r', keyCode: 229, isComposing: true };
    expect(
      play(['start', { down: whileComposing }, { end: '요' }, { down: letter }, { up: plain }]),
    ).toBe(0);
  });
});

describe('a field with Ctrl+Enter', () => {
  it('submits with Ctrl or Cmd, not with Enter alone', () => {
    expect(play([{ down: plain }], 'ctrlEnter')).toBe(0);
    expect(play([{ down: { ...plain, ctrlKey: true } }], 'ctrlEnter')).toBe(1);
    expect(play([{ down: { ...plain, metaKey: true } }], 'ctrlEnter')).toBe(1);
  });
  it('submits once in the middle of a syllable, in both orders', () => {
    const ctrl = { ctrlKey: true };
    const before: Step[] = ['start', { down: { ...whileComposing, ...ctrl } }, { end: '요' }];
    const after: Step[] = ['start', { end: '요' }, { down: { ...afterComposing, ...ctrl } }];
    for (const order of [before, after]) {
      expect(play([...order, { down: { ...plain, ...ctrl } }, { up: plain }], 'ctrlEnter')).toBe(1);
      expect(play([...order, { up: plain }], 'ctrlEnter')).toBe(1);
    }
  });
});
