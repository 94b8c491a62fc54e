import { expect, test } from 'vitest';
import { leavesOut } from './chosen-projects';

test.each([
  ['run --project unit', true],
  ['run --project=unit --project conformance-mocks tools', true],
  ['run', false],
  ['run stories', false],
  ['run --project unit --project stories', false],
  ['run --project=stories', false],
  ['run --project con*', false],
  ['run --project !unit', false],
  ['run --project', false],
])('the command line "%s" leaves the stories out: %s', (line, isLeftOut) => {
  expect(leavesOut(line.split(' '), ['unit', 'conformance-mocks'])).toBe(isLeftOut);
});
