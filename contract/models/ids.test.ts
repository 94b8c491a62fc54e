import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formatId, parseId } from '../rules/site/ids';
import { idInput, idOutput } from './ids';

describe('parseId', () => {
  it.each([
    ['user12', 12],
    ['12', 12],
    [12, 12],
    ['user1', 1],
    ['user2147483647', 2_147_483_647],
    [2_147_483_647, 2_147_483_647],
  ])('reads %j', (value, id) => {
    expect(parseId('user', value)).toBe(id);
  });

  it.each([
    'user',
    '',
    '0',
    0,
    'user0',
    '-1',
    -1,
    'user-1',
    '1e3',
    '012',
    'user012',
    '1.5',
    1.5,
    NaN,
    Infinity,
    ' 12',
    '12 ',
    '12\n',
    'post12',
    'USER12',
    'useruser12',
    'user12x',
    '0x10',
    '１２',
    '2147483648',
    2_147_483_648,
    '99999999999',
    99_999_999_999,
    '12;DROP TABLE posts',
    true,
    null,
    undefined,
    [12],
    ['user12'],
    { id: 12 },
  ])('refuses %j', (value) => {
    expect(parseId('user', value)).toBeNull();
  });

  it('reads back formatId’s output, for the same kind only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        expect(parseId('post', formatId('post', id))).toBe(id);
        expect(parseId('comment', formatId('post', id))).toBeNull();
        expect(v.is(idOutput('post'), formatId('post', id))).toBe(true);
      }),
    );
  });
});

describe('idInput', () => {
  it('returns the number or the Korean sentence', () => {
    expect(v.parse(idInput('sphere'), 'sphere8')).toBe(8);
    expect(v.safeParse(idInput('sphere'), 'sphere').issues?.[0].message).toBe(
      '올바른 번호가 아닙니다.',
    );
    expect(v.safeParse(idInput('sphere'), {}).issues?.[0].message).toBe('올바른 번호가 아닙니다.');
  });
});
