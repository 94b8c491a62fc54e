import { expect, test } from 'vitest';
import { isCommand } from './isCommand';

test('a shortcut is recognized by the position of its key on a Korean keyboard', () => {
  const held = { ctrlKey: true, metaKey: false };
  expect(isCommand({ ...held, key: 'ㅊ', code: 'KeyC' }, 'C')).toBe(true);
  expect(isCommand({ ...held, key: 'c' }, 'C')).toBe(true);
  expect(isCommand({ key: 'c', ctrlKey: false, metaKey: false }, 'C')).toBe(false);
});
