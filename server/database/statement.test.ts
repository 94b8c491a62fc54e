import knex from 'knex';
import { afterAll, describe, expect, it } from 'vitest';
import { compiler, statement, variants, type NoArguments, type Runner } from './statement';

describe('the statement compiler', () => {
  const sqlite = knex({ client: 'sqlite3', useNullAsDefault: true });
  const postgres = knex({ client: 'pg' });
  afterAll(() => Promise.all([sqlite.destroy(), postgres.destroy()]));

  const page = statement.all<{ author: number; limit: number }, object>(
    (build, { author, limit }) =>
      build('post').where('author_id', author).where('is_shown', 1).limit(limit).select('id'),
  );

  it('binds arguments in the order of their places, mixed with the values of the query itself', () => {
    const compiled = compiler(postgres)(page, { limit: 20 });
    expect(compiled.sql).toBe(
      'select "id" from "post" where "author_id" = $1 and "is_shown" = $2 limit $3',
    );
    expect(compiled.bind({ author: 7, limit: 20 })).toEqual([7, 1, 20]);
  });

  it('writes a usual limit into the SQL on PostgreSQL, which would otherwise plan every run', () => {
    const paged = statement.all<{ author: number; limit: number }, object>((build, args) =>
      build('post')
        .whereIn('id', build('a').select('id').limit(args.limit))
        .limit(args.limit)
        .offset(args.author),
    );
    const { sql, bind } = compiler(postgres)(paged, { limit: 11 });
    expect(sql).toBe(
      'select * from "post" where "id" in (select "id" from "a" limit 11) limit 11 offset $1',
    );
    expect(bind({ author: 7, limit: 11 })).toEqual([7]);
  });

  it('hides the limit in a sum on SQLite, which would otherwise plan the query again at every run', () => {
    expect(compiler(sqlite)(page as never, { limit: 21 }).sql).toMatch(/limit \(\? \+ 0\)$/);
  });

  it('binds a boolean as a number, a list as one JSON text, and nothing as null', () => {
    const { bind } = compiler(postgres)(page, {});
    expect(bind({ author: true, limit: ['a', 1] })).toEqual([1, 1, '["a",1]']);
    expect(bind({ author: undefined, limit: null })).toEqual([null, 1, null]);
  });

  it('reads columns with the name of a boolean as booleans, and only these', () => {
    const flags = statement.all<NoArguments, object>((build) =>
      build('post').select('is_pinned as isPinned', 'kept as hasKept', 'issue as issue'),
    );
    const row = { isPinned: 1, hasKept: null, issue: 1 };
    const read = { isPinned: true, hasKept: false, issue: 1 };
    for (const knex of [sqlite, postgres]) {
      expect(compiler(knex)(flags as never, {}).read([{ ...row }])).toEqual([read]);
    }
  });

  it('compiles a statement once per database', () => {
    const compile = compiler(sqlite);
    expect(compile(page as never, { limit: 21 })).toBe(compile(page as never, { limit: 11 }));
  });

  it('names a statement by its SQL, whatever was compiled before', () => {
    const other = statement.all<{ author: number }, object>((build, { author }) =>
      build('post').where('author_id', author),
    );
    const [first, second] = [compiler(postgres), compiler(postgres)];
    const names = [first(page, {}), first(other, {}), second(other, {}), second(page, {})].map(
      ({ name }) => name,
    );
    expect(names).toEqual([names[0], names[1], names[1], names[0]]);
    expect(new Set([...names, first(page, { limit: 11 }).name]).size).toBe(3);
    expect(names[0]).toMatch(/^s_[\w-]{22}$/);
  });

  it('keeps one statement for each shape of a query', () => {
    const list = variants(({ all }: { all: boolean }) =>
      statement.all<{ id: number }, object>((build, { id }) =>
        all ? build('a') : build('a').where({ id }),
      ),
    );
    const ran = new Set<unknown>();
    const runner: Runner = {
      run: (wanted) => {
        ran.add(wanted);
        return Promise.resolve([]);
      },
    };
    for (const all of [true, false, true]) void list(runner, { all }, { id: 1 });
    expect(ran.size).toBe(2);
  });

  it('refuses a builder that compares an argument or calculates with it', () => {
    const help = (given: unknown) => given as number;
    const builders = [(given: unknown) => help(given) + 1, (given: unknown) => help(given) > 1];
    for (const reckon of builders) {
      const wrong = statement.all<{ limit: number }, object>((build, { limit }) =>
        build('post').where('x', Number(reckon(limit))),
      );
      expect(() => compiler(sqlite)(wrong as never, {})).toThrow('"limit"');
    }
  });
});
