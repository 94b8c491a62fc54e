import type { HostileSql } from './hostile-group';

// The tables are views, on every engine.
const withoutRowid = [
  'SELECT rowid FROM user',
  'SELECT _rowid_ FROM post',
  'SELECT oid FROM sphere',
  'SELECT u.rowid FROM user u',
  'SELECT count(rowid) FROM user',
  'SELECT * FROM user WHERE rowid = 1',
  'SELECT * FROM user ORDER BY rowid',
  'SELECT rowid FROM (SELECT * FROM user)',
  'WITH a AS (SELECT 1 AS x) SELECT rowid FROM a',
];

const times = (count: number, text: string, between: string) =>
  Array.from({ length: count }, () => text).join(between);

// More than a query may ask for; see sqlite-limits.ts.
const tooMuch = [
  times(51, 'SELECT 1', ' UNION ALL '),
  times(300, 'SELECT 1', ' UNION ALL '),
  `SELECT ${times(250, '1', ' + ')}`,
  `SELECT ${times(201, '1', ', ')}`,
  `SELECT coalesce(${times(51, '1', ', ')})`,
];

/** Queries that one build of SQLite would answer and another would not: all refuse them alike. */
export const hostileToBuilds: HostileSql[] = [
  { refusal: 'failed', texts: [...withoutRowid, ...tooMuch] },
  {
    refusal: 'function',
    texts: [
      'SELECT median(like_count) FROM post',
      'SELECT percentile(like_count, 50) FROM post',
      'SELECT percentile_cont(like_count, 0.5) FROM post',
      'SELECT percentile_disc(like_count, 0.5) FROM post',
    ],
  },
];
