import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CursorSchema, limitSchema, pagedQuery } from './paging';

const read = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : result.issues[0].message;
};

describe('page', () => {
  it.each([
    [undefined, 1],
    ['1', 1],
    [2, 2],
    ['1000', 1_000],
  ])('reads %j as %j', (page, number) => {
    expect(read(pagedQuery(10, {}), { page })).toEqual({ page: number, limit: 10 });
  });

  it.each(['0', '-1', '1.5', 'x', '', 'Infinity', ['1', '2'], null, {}])('refuses %j', (page) => {
    expect(read(pagedQuery(10, {}), { page })).toBe('페이지 번호는 1 이상이어야 합니다.');
  });

  it.each([
    [1_001, undefined],
    [201, '50'],
    [201, '999'],
    [3_334, '0'],
    [1e300, '1'],
  ])('refuses page %d of %s rows, and names the cursor', (page, limit) => {
    const [issue] = v.safeParse(pagedQuery(10, {}), { page, limit }).issues ?? [];
    expect(issue?.message).toMatch(/10,000번째.+cursor/);
    expect(issue && v.getDotPath(issue)).toBe('page');
    const query = { page, limit, cursor: '1.2' };
    expect(read(pagedQuery(10, {}), query)).toMatchObject({ page, cursor: [1, 2] });
  });
});

describe('limit', () => {
  it.each([
    [undefined, 10],
    ['0', 3],
    [0, 3],
    ['', 3],
    ['NaN', 3],
    ['many', 3],
    ['1', 1],
    ['20', 20],
    ['50', 50],
    ['51', 50],
    ['999', 50],
  ])('reads %j as %j', (value, limit) => {
    expect(read(limitSchema(10), value)).toBe(limit);
  });

  it.each(['-1', '1.5', 'Infinity', ['1', '2'], null, {}])('refuses %j', (value) => {
    expect(read(limitSchema(10), value)).toBe('표시 개수가 올바르지 않습니다.');
  });
});

describe('cursor', () => {
  it('returns its numbers', () => {
    expect(read(CursorSchema, '1.1790000000000.34')).toEqual([1, 1_790_000_000_000, 34]);
    expect(read(CursorSchema, undefined)).toBeUndefined();
  });

  it.each(['', 'x', 12, ['1', '2'], null])('refuses %j', (value) => {
    expect(read(CursorSchema, value)).toBe('목록의 위치가 올바르지 않습니다.');
  });
});
