import { expect, it } from 'vitest';
import { formatBytes } from './bytes';

it.each([
  [0, '0KB'],
  [1, '1KB'],
  [1024 ** 2, '1.0MB'],
  [50_540_544, '48.2MB'],
  [3.25 * 1024 ** 3, '3.3GB'],
  [17.5 * 1024 ** 4, '17.5TB'],
  [2048 * 1024 ** 4, '2048.0TB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
