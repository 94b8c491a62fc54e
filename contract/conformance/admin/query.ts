import { defaultSwitches } from '../../rules/admin/settings';
import { describe, expect, it } from 'vitest';
import { limits } from '../../endpoints/limits';
import { queryTables } from '../../rules/admin/query-tables';
import { readSql } from '../../rules/admin/sql-text';
import { errorTexts, queryTexts, reasonTexts, validationTexts } from '../../texts';
import type { Given } from '../support/client';
import { expectLimited } from '../http/limits';
import { askAll, asked, refusal, run, some } from '../sql/asking';
import { honest } from '../sql/honest';
import { hostile } from '../sql/hostile';
import { SUBJECT_ADMIN_KEY, type StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

function answersSuite(start: StartSubject): void {
  describe('an answer of the query tool', () => {
    const world = useWorld(start);

    it('has the rows by column names, in order', async () => {
      const sql = 'SELECT user_id, user_name, profile_image FROM user WHERE user_id < 3 ORDER BY 1';
      const answer = await run(world.admin, sql);
      expect(answer.data.map(({ user_id }) => user_id)).toEqual([1, 2]);
      expect(answer.columns).toEqual([
        { name: 'user_id', type: 'number' },
        { name: 'user_name', type: 'text' },
        { name: 'profile_image', type: 'text' },
      ]);
      expect(answer).toMatchObject({ count: 2, truncated: false });
      expect(answer.durationMs).toBeGreaterThanOrEqual(0);
      const { user } = await world.member.ok('me');
      expect(answer.data[0]?.user_name).toBe(user?.user_name);
    });

    it('keeps numbers, integers beyond JavaScript’s range, Korean text and null', async () => {
      const sql = "SELECT 1.5 AS part, 9007199254740993 AS big, '물빛 🌊' AS words, NULL AS none";
      const { data, columns } = await run(world.admin, sql);
      expect(data).toEqual([{ part: 1.5, big: '9007199254740993', words: '물빛 🌊', none: null }]);
      expect(columns.map(({ type }) => type)).toEqual(['number', 'text', 'text', null]);
    });

    it('has the columns of an empty result, and separate names for two equal ones', async () => {
      const none = await run(world.admin, 'SELECT name, value FROM admin_settings WHERE 1 = 0');
      expect(none.columns.map(({ name }) => name)).toEqual(['name', 'value']);
      expect(none).toMatchObject({ data: [], count: 0 });
      const twice = await run(world.admin, 'SELECT 1 AS a, 2 AS a, 3 AS a');
      expect(twice.data).toEqual([{ a: 1, 'a:1': 2, 'a:2': 3 }]);
      const inherited = await run(world.admin, 'SELECT 1 AS "constructor", 2 AS "__proto__"');
      expect(inherited.data).toEqual([{ 'constructor:1': 1, '__proto__:1': 2 }]);
    });

    it('has the documented columns of each permitted table, and as many rows as the schema says', async () => {
      const { tables } = await world.admin.ok('getQuerySchema');
      expect(tables.map(({ name }) => name)).toEqual(queryTables.map(({ name }) => name));
      for (const { name, columns, rows } of tables) {
        const answer = await run(world.admin, `SELECT * FROM ${name}`);
        expect(answer.columns.map((column) => column.name)).toEqual(
          columns.map((column) => column.name),
        );
        expect(answer.count, name).toBe(rows);
      }
      const { settings } = await world.admin.ok('getSettings');
      const { data } = await run(world.admin, 'SELECT name, value FROM admin_settings');
      const said = data.map(({ name, value }) => [name, value === 1]);
      const switches = Object.entries(settings).filter(([name]) => name in defaultSwitches);
      expect(Object.fromEntries(said)).toEqual(Object.fromEntries(switches));
    });

    it('has times as texts in Seoul time', async () => {
      const { data } = await run(world.admin, 'SELECT created_at FROM post WHERE post_id = 1');
      const { post } = await world.admin.ok('getPostDetail', { id: 'post1' });
      const said = `${String(data[0]?.created_at).replace(' ', 'T')}+09:00`;
      expect(Math.floor(Date.parse(said) / 1000)).toBe(
        Math.floor(Date.parse(post.createdAt) / 1000),
      );
    });

    it('is cut after a thousand rows, and says so', async () => {
      const numbers = (to: number) =>
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${to}) SELECT i FROM n`;
      const cut = await run(world.admin, numbers(1001));
      expect(cut).toMatchObject({ count: 1000, truncated: true });
      expect(cut.data.at(-1)).toEqual({ i: 1000 });
      expect(await run(world.admin, numbers(1000))).toMatchObject({
        count: 1000,
        truncated: false,
      });
    });

    it('is the plan on request', async () => {
      const sql = 'SELECT * FROM post WHERE post_id = :id';
      const { columns, data } = await run(world.admin, sql, { params: { id: 1 }, explain: true });
      expect(columns).toEqual([{ name: 'plan', type: 'text' }]);
      expect(data.length).toBeGreaterThan(0);
    });

    it('is given to honest queries', async () => {
      const { engine } = await world.admin.ok('getQuerySchema');
      const queries = some(honest[engine]);
      const answers = await askAll(world.admin, queries);
      const pairs = queries.map((query, at) => [query, answers[at]] as const);
      expect(pairs.filter(([, body]) => !body?.success)).toEqual([]);
    });
  });
}

function valuesSuite(start: StartSubject): void {
  describe('the named values of a query', () => {
    const world = useWorld(start);

    it('represent numbers, texts and null, and are never read as SQL', async () => {
      const named = 'SELECT user_id FROM user WHERE user_id = :번호 OR user_name = :name';
      const params = { 번호: '2', name: "x' OR '1'='1" };
      expect((await run(world.admin, named, { params })).data).toEqual([{ user_id: 2 }]);
      const limited = 'SELECT post_id FROM post ORDER BY post_id LIMIT :most';
      expect((await run(world.admin, limited, { params: { most: 2 } })).count).toBe(2);
      const nothing = 'SELECT coalesce(:a, 1) + 1 AS n';
      expect((await run(world.admin, nothing, { params: { a: null } })).data).toEqual([{ n: 2 }]);
    });

    it('are only recognised outside of texts and comments', async () => {
      const sql = "SELECT ':a' AS a, 1 /* :b */ AS b -- :c";
      expect((await run(world.admin, sql)).data).toEqual([{ a: ':a', b: 1 }]);
    });

    it('are required', async () => {
      const { error, issue } = await refusal(world.admin, 'SELECT :a', { params: { b: 1 } });
      expect([error, issue?.path]).toEqual([queryTexts.value, 'params.a']);
      // Every object inherits properties with these names.
      for (const name of ['constructor', 'toString', '__proto__']) {
        expect((await refusal(world.admin, `SELECT :${name}`)).issue?.path).toBe(`params.${name}`);
      }
      const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`p${at}`, at]));
      expect((await refusal(world.admin, 'SELECT 1', { params: many })).error).toBe(
        validationTexts.sqlParams,
      );
    });
  });
}

function refusalsSuite(start: StartSubject): void {
  describe('the query tool refuses', () => {
    const world = useWorld(start);

    it('an empty and a far too long text', async () => {
      for (const query of ['', ' \n ']) {
        expect((await refusal(world.admin, query)).error).toBe(queryTexts.empty);
      }
      for (const query of [';', '-- nothing', '/* */ ;']) {
        expect((await refusal(world.admin, query)).error).toBe(queryTexts.empty);
      }
      const long = `SELECT 1 -- ${'물'.repeat(10_000)}`;
      expect((await refusal(world.admin, long)).error).toBe(validationTexts.sqlLong);
    });

    it('a mistake in the SQL, with the database’s message', async () => {
      const { error, issue } = await refusal(world.admin, 'SELECT user_name FORM user');
      expect(error).toBe(queryTexts.failed);
      expect(issue).toMatchObject({ path: 'query' });
      expect(issue?.message).toMatch(/user/);
      const column = await refusal(world.admin, 'SELECT no_such_column FROM user');
      expect(column.issue?.message).toMatch(/no_such_column/);
    });

    it('an unknown function, by its name', async () => {
      const { error, issue } = await refusal(world.admin, 'SELECT evil(1)');
      expect(error).toBe(queryTexts.function);
      expect(issue?.message).toMatch(/evil/);
    });

    it('hostile texts, each with its reason', async () => {
      const { engine } = await world.admin.ok('getQuerySchema');
      const reaches = (query: string) => !('refusal' in readSql(query, engine));
      const wanted = hostile[engine].flatMap(({ refusal: reason, texts }) => {
        if (reason === null) return [];
        const queries = [
          ...texts.filter((query) => !reaches(query)),
          ...some(texts.filter(reaches)),
        ];
        return queries.map((query) => [query, queryTexts[reason]] as const);
      });
      expect(wanted.length).toBeGreaterThan(100);
      const queries = wanted.map(([query]) => query);
      const answers = await askAll(world.admin, queries);
      const said = answers.map((body) => (body.success ? 'rows' : body.error));
      expect(queries.map((query, at) => [query, said[at]])).toEqual(wanted);
    });

    it('an endless query, when its time is over', async () => {
      const endless =
        'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';
      expect((await refusal(world.admin, endless)).error).toBe(queryTexts.timeout);
      expect((await run(world.admin, 'SELECT 1 AS one')).data).toEqual([{ one: 1 }]);
    });
  });
}

function keySuite(start: StartSubject): void {
  describe('the key of the query tool', () => {
    const world = useWorld(start, { ...limits });
    const query = 'SELECT 1 AS one';

    it('is required in addition to the session, in the body or a header', async () => {
      const { error, issues } = await world.admin.fails('runQuery', 'VALIDATION', {
        body: { query },
      });
      expect([error, issues?.[0]?.path]).toEqual([queryTexts.key, 'adminKey']);
      await world.admin.ok('runQuery', {
        body: { query },
        headers: { 'x-admin-key': SUBJECT_ADMIN_KEY },
      });
      await world.admin.ok('runQuery', asked(query));
    });

    it('can be tried five times in ten minutes, and each wrong one is stored with its query', async () => {
      const wrong: Given = { body: { query: 'SELECT 2', adminKey: 'a wrong key' } };
      for (let at = 0; at < limits.adminKey.points; at += 1) {
        const { error } = await world.admin.fails('runQuery', 'ADMIN_KEY', wrong);
        expect(error).toBe(errorTexts.ADMIN_KEY);
      }
      expectLimited(await world.admin.call('runQuery', wrong));
      expectLimited(await world.admin.call('runQuery', asked(query)));
      const { entries } = await world.admin.ok('listQueryHistory');
      expect(entries.filter(({ outcome }) => outcome === errorTexts.ADMIN_KEY)).toHaveLength(5);
      expect(JSON.stringify(entries)).not.toContain('a wrong key');
    });
  });
}

function keptSuite(start: StartSubject): void {
  describe('the saved queries', () => {
    const world = useWorld(start);

    it("are an admin's own last fifty, with their outcomes", async () => {
      expect((await world.admin.ok('listQueryHistory')).entries).toEqual([]);
      const sql = 'SELECT :a AS a';
      await run(world.admin, sql, { params: { a: '물' } });
      await refusal(world.admin, 'DELETE FROM post');
      const { entries } = await world.admin.ok('listQueryHistory');
      expect(entries).toMatchObject([
        { query: 'DELETE FROM post', outcome: queryTexts.readOnly, rows: null, explain: false },
        { query: sql, params: { a: '물' }, outcome: 'ok', rows: 1 },
      ]);
      for (let at = 0; at < 50; at += 1) await refusal(world.admin, `DELETE ${at}`);
      const after = (await world.admin.ok('listQueryHistory')).entries;
      expect(after).toHaveLength(50);
      expect(after[0]?.query).toBe('DELETE 49');
    });

    it('may have a unique name, and can be deleted', async () => {
      const body = { name: ' 가입  추이 ', query: 'SELECT count(*) FROM user' };
      const { query } = await world.admin.ok('saveQuery', { body });
      expect(query).toMatchObject({ name: '가입  추이', query: body.query });
      const again = await world.admin.fails('saveQuery', 'CONFLICT', { body });
      expect(again.error).toBe(reasonTexts.savedQueryTaken);
      const listed = await world.admin.ok('listSavedQueries');
      expect(listed.queries).toEqual([query]);
      await world.admin.ok('removeSavedQuery', { id: query.queryId });
      expect((await world.admin.ok('listSavedQueries')).queries).toEqual([]);
      const { queryId } = query;
      await world.admin.fails('removeSavedQueryByBody', 'NOT_FOUND', { body: { queryId } });
      const gone = await world.admin.fails('removeSavedQuery', 'NOT_FOUND', { id: query.queryId });
      expect(gone.error).toBe(reasonTexts.savedQueryNotFound);
    });
  });
}

/** The admins' query tool. */
export function querySuites(start: StartSubject): void {
  answersSuite(start);
  valuesSuite(start);
  refusalsSuite(start);
  keySuite(start);
  keptSuite(start);
}
