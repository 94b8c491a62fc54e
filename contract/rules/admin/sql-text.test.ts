import { describe, expect, it } from 'vitest';
import type { SqlEngine } from './query-tables';
import { readSql, sqlParams } from './sql-text';

const engines: SqlEngine[] = ['sqlite', 'postgres'];

/** The text for an engine, with `<n>` for each value. */
function handed(sql: string, engine: SqlEngine): string {
  const read = readSql(sql, engine);
  return 'refusal' in read ? `refused: ${read.refusal}` : read.render((at) => `<${at}>`);
}

describe('the reading of a query', () => {
  it('puts a placeholder for each named value and no other', () => {
    const sql = `SELECT :a, ':b', ":c", :물, :a /* :d */ -- :e`;
    expect(handed(sql, 'sqlite')).toBe(`SELECT <0>, ':b', ":c", <1>, <0>`);
    expect(sqlParams(sql, 'sqlite')).toEqual(['a', '물']);
    expect(handed("SELECT '1'::int, :a::text, $$ :b $$", 'postgres')).toBe(
      "SELECT '1'::int, <0>::text, $$ :b $$",
    );
    expect(sqlParams("SELECT ':a", 'sqlite')).toEqual([]);
  });

  it('quotes the word user for PostgreSQL, because it would be the name of a role', () => {
    const sql = `SELECT user.level, 'user' AS a, "user" FROM User`;
    expect(handed(sql, 'postgres')).toBe(`SELECT "user".level, 'user' AS a, "user" FROM "user"`);
    expect(handed(sql, 'sqlite')).toBe(sql);
  });

  it('removes the semicolons at the end', () => {
    expect(handed("SELECT ';' ; ; -- the end", 'sqlite')).toBe("SELECT ';'");
  });

  it('knows how each engine quotes', () => {
    // A backslash is a letter to SQLite and to the plain texts of PostgreSQL.
    expect(handed("SELECT '\\'", 'sqlite')).toBe("SELECT '\\'");
    expect(handed("SELECT '\\'", 'postgres')).toBe("SELECT '\\'");
    expect(handed("SELECT E'\\''", 'postgres')).toBe("SELECT E'\\''");
    expect(handed("SELECT 'it''s', [a;b], `c;d`", 'sqlite')).toBe("SELECT 'it''s', [a;b], `c;d`");
    expect(handed('SELECT $a$ ; $b$ ; $a$', 'postgres')).toBe('SELECT $a$ ; $b$ ; $a$');
    // Only PostgreSQL nests comments.
    expect(handed('SELECT 1 /* /* */ */', 'postgres')).toBe('SELECT 1');
    expect(handed('SELECT 1 /* /* */', 'sqlite')).toBe('SELECT 1');
  });

  it('recognises the same blanks and line ends as each engine', () => {
    // A comment of SQLite continues after a carriage return.
    expect(handed('SELECT 1 --\r, evil(1)\n, 2', 'sqlite')).toMatch(/^SELECT 1/);
    expect(handed('SELECT 1 --\r, evil(1)\n, 2', 'postgres')).toBe('refused: function');
  });

  it('names a sign that only looks like one of SQL, and its position', () => {
    const cases = [
      ['SELECT *\n  FROM user；', '2번째 줄의 12번째 글자: ；'],
      ['SELECT user_id，level FROM user', '1번째 줄의 15번째 글자: ，'],
      ['SELECT ‘a’', '1번째 줄의 8번째 글자: ‘'],
      ['SELECT 1 − 1', '1번째 줄의 10번째 글자: −'],
      ['SELECT １', '1번째 줄의 8번째 글자: １'],
      ['SELECT 1 ≥ 1', '1번째 줄의 10번째 글자: ≥'],
    ] as const;
    for (const engine of engines) {
      for (const [sql, name] of cases)
        expect(readSql(sql, engine)).toEqual({ refusal: 'sign', name });
      const kept = 'SELECT \'“a” ；\' AS 조회·수, "1，2"';
      expect(handed(kept, engine)).toBe(kept);
    }
  });

  it('replaces blanks that the engines do not know with spaces', () => {
    const odd =
      '\v\u0085\u00a0\u00ad\u180e\u2003\u2028\u202f\u3000\u200b\u200e\u2060\u2066\u3164\ufeff';
    for (const engine of engines) {
      for (const blank of odd) {
        expect(handed(`${blank}SELECT${blank}1,${blank}:a${blank}`, engine)).toBe(' SELECT 1, <0>');
        // Texts, quoted names and comments stay as they are.
        const kept = `SELECT '${blank}', "a${blank}b"`;
        expect(handed(kept, engine)).toBe(kept);
        expect(handed(`SELECT 1 --${blank}\n, evil(1)`, engine)).toBe('refused: function');
        expect(handed(`evil${blank}(1)`, engine)).toBe('refused: readOnly');
        expect(handed(`SELECT evil${blank}(1)`, engine)).toBe('refused: function');
      }
      expect(handed('SELECT 1 /*\u00a0*/', engine)).toBe('SELECT 1');
    }
    expect(handed('SELECT $\u00a0$ ; $\u00a0$', 'postgres')).toBe('refused: many');
    // With a space instead, this starts a text with escapes, and must be read as one.
    expect(handed("SELECT 1 \u00a0e'\\', evil(1) --'", 'postgres')).toMatch(/^SELECT 1  e'/);
    expect(handed("SELECT 1 \u00a0e'\\', evil(1) --'", 'sqlite')).toBe('refused: function');
  });

  it('refuses a text with escapes that would continue in the next one', () => {
    for (const between of ['\n', ' \r ', ' -- a\n', '/* a */ \n']) {
      const sql = `SELECT E'a'${between}'\\' || ' , evil(1) -- '`;
      expect(handed(sql, 'postgres')).toBe('refused: unfinished');
    }
    expect(handed("SELECT E'a' || 'b', 'c'\n'd'", 'postgres')).toMatch(/^SELECT/);
  });

  it('distinguishes the columns of a WITH or an alias from a call', () => {
    expect(handed('WITH evil(a) AS (SELECT 1) SELECT a FROM evil', 'sqlite')).toMatch(/^WITH/);
    expect(handed('SELECT a FROM (VALUES (1)) AS evil(a)', 'postgres')).toMatch(/^SELECT/);
    expect(handed('SELECT a FROM (VALUES (1)) evil(a)', 'postgres')).toMatch(/^SELECT/);
    const disguised = 'SELECT 1 FROM user, evil(a) AS (b int)';
    expect(readSql(disguised, 'postgres')).toEqual({ refusal: 'function', name: 'evil' });
    for (const call of [
      'SELECT 1 FROM user, evil(a) AS (values int)',
      'SELECT DISTINCT ON (1) evil(1)',
      'SELECT DISTINCT ON (a, (b)) "evil"(1) FROM user',
    ]) {
      expect(readSql(call, 'postgres')).toEqual({ refusal: 'function', name: 'evil' });
    }
    expect(handed('WITH evil(a) AS (VALUES (1)) SELECT a FROM evil', 'postgres')).toMatch(/^WITH/);
    expect(readSql('SELECT "evil"(1)', 'sqlite')).toEqual({ refusal: 'function', name: 'evil' });
  });

  it('reads texts of any letters without a closing quote in sight', () => {
    for (const sql of [
      "'".repeat(9999),
      '('.repeat(9999),
      '/*'.repeat(4999),
      'SELECT '.repeat(1400),
    ]) {
      for (const engine of engines) expect(readSql(sql, engine)).toBeDefined();
    }
  });
});

it('at most fifty queries can be combined', () => {
  const terms = (count: number) => Array.from({ length: count }, () => 'SELECT 1').join(' UNION ');
  for (const engine of ['sqlite', 'postgres'] as const) {
    expect(readSql(terms(50), engine)).not.toHaveProperty('refusal');
    expect(readSql(terms(51), engine)).toMatchObject({ refusal: 'failed' });
    // A text does not count as a query.
    expect(readSql(`SELECT '${terms(60)}'`, engine)).not.toHaveProperty('refusal');
  }
});
