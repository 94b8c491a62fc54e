import { expect, test } from 'vitest';
import { formatSql } from './formatSql';

test('a query is laid out and keeps Hangul, comments and named values', async () => {
  const sql = "select title, '바다' as 말 from post -- 끝\nwhere like_count>=:least limit 5";
  const formatted = await formatSql(sql, 'sqlite');
  const text = 'sql' in formatted ? formatted.sql : '';
  expect(text).toContain('SELECT\n');
  expect(text).toContain(':least');
  expect(text).toContain("'바다' AS 말");
  expect(text).toContain('-- 끝');
  expect(await formatSql(text, 'postgres')).toEqual({ sql: text });
});

test('a query that cannot be read is answered with the line', async () => {
  expect(await formatSql('SELECT 1,\n(', 'sqlite')).toEqual({ line: expect.any(Number) as number });
  expect(await formatSql("SELECT 1,\n'", 'sqlite')).toEqual({ line: 2 });
});
