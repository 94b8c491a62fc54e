import { expect, test } from 'vitest';
import { formatSql } from './formatSql';

test('formatting a query keeps Hangul, comments and named values', async () => {
  const sql = "select title, '바다' as 말 from post -- 끝\nwhere like_count>=:least limit 5";
  const formatted = await formatSql(sql, 'sqlite');
  const text = 'sql' in formatted ? formatted.sql : '';
  expect(text).toContain('SELECT\n');
  expect(text).toContain(':least');
  expect(text).toContain("'바다' AS 말");
  expect(text).toContain('-- 끝');
  expect(await formatSql(text, 'postgres')).toEqual({ sql: text });
});

test('formatting an invalid query returns the line of the error', async () => {
  expect(await formatSql('SELECT 1,\n(', 'sqlite')).toEqual({ line: expect.any(Number) as number });
  expect(await formatSql("SELECT 1,\n'", 'sqlite')).toEqual({ line: 2 });
});
