import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** A value that a statement may bind. */
export type Value = string | number | null;

/** Whether a column of this name holds a boolean, which both engines store as 0 or 1. */
/** Whether a column of this name holds a boolean, which both engines store as 0 or 1. */
export const isBoolean = (column: string) => /^(is|has)[A-Z]/.test(column);

/** An argument: undefined is bound as null, a boolean as 0 or 1, and a list as one JSON text. */
type Argument = Value | undefined | boolean | readonly (string | number)[];
type Arguments = Record<string, Argument>;
type Bindable<A> = { [Name in keyof A]: Argument };

/** The arguments of a statement that has none. */
export type NoArguments = object;

/**
 * A query that Knex writes once and the engine keeps prepared. Building a query for each request
 * costs about three times as much as running it. See decision 30.
 */
export interface Statement<A, Row> {
  /** `args` holds placeholders, not values, so it must not branch on them. */
  build: (knex: Knex, args: A) => Knex.QueryBuilder | Knex.Raw;
  /** Never set; carries the row type. */
  row?: Row;
}

/** Runs statements: on a connection of the pool, or inside one transaction. */
export interface Runner {
  run: <A extends object, Row>(statement: Statement<A, Row>, args: NoInfer<A>) => Promise<Row[]>;
}

/** A statement in an engine's SQL, and the order of its arguments. */
export interface Compiled {
  /** The same in every process: behind a pooler, they share their prepared statements. */
  name: string;
  sql: string;
  bind: (args: object) => Value[];
  /** Makes booleans of the columns that have the name of one. */
  read: <Row>(rows: Row[]) => Row[];
}

/** A statement that is called with its runner and its arguments. */
interface Callable<A extends object, Row, Result> extends Statement<A, Row> {
  (runner: Runner, ...args: keyof A extends never ? [] : [args: A]): Promise<Result>;
}

function callable<A extends object, Row, Result>(
  build: Statement<A, Row>['build'],
  read: (rows: Row[]) => Result,
): Callable<A, Row, Result> {
  const call = async (runner: Runner, args = {} as A) => read(await runner.run(wanted, args));
  const wanted = Object.assign(call, { build }) as Callable<A, Row, Result>;
  return wanted;
}

type Build<A> = Statement<A, never>['build'];

// The first column of a row.
const first = (row: object) => Object.values(row)[0] as Value | boolean;

/** Declares statements, by what a call of one returns. */
export const statement = {
  /** All rows. */
  all: <A extends Bindable<A>, Row>(build: Build<A>) =>
    callable<A, Row, Row[]>(build, (rows) => rows),
  /** The first row, or null. */
  maybeOne: <A extends Bindable<A>, Row>(build: Build<A>) =>
    callable<A, Row, Row | null>(build, ([row]) => row ?? null),
  /** The first row. A call throws without one. */
  one: <A extends Bindable<A>, Row>(build: Build<A>) =>
    callable<A, Row, Row>(build, ([row]) => {
      if (!row) throw new Error('A statement that always has a row returned none');
      return row;
    }),
  /** Whether there is a row. */
  exists: <A extends Bindable<A>>(build: Build<A>) =>
    callable<A, object, boolean>(build, ({ length }) => length > 0),
  /** The only column of all rows. */
  values: <A extends Bindable<A>, T extends Value | boolean>(build: Build<A>) =>
    callable<A, object, T[]>(build, (rows) => rows.map(first) as T[]),
  /** The only column of the first row; null without a row. */
  value: <A extends Bindable<A>, T extends Value | boolean>(build: Build<A>) =>
    callable<A, object, T | null>(build, ([row]) => (row ? (first(row) as T) : null)),
  /** A number of things: the only column of the only row. */
  count: <A extends Bindable<A>>(build: Build<A>) =>
    callable<A, object, number>(build, ([row]) => (row ? Number(first(row)) : 0)),
  /** Nothing; for changes. */
  run: <A extends Bindable<A>>(build: Build<A>) =>
    callable<A, never, undefined>(build, () => undefined),
};

/**
 * Columns under their names in camel case: `post.author_id` as `authorId`. Other names are given as
 * in SQL: `member.user_name as actor_name`. Knex ignores what follows such a list in the same call.
 */
export function camel(...columns: readonly string[]): string[] {
  return columns.map((column) => {
    const [source = '', name = source.split('.').at(-1) ?? ''] = column.split(' as ');
    return `${source} as ${name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}`;
  });
}

/** Arguments under the names of their columns, to be written: `authorId` as `author_id`. */
export function snake<A extends object>(args: A, ...names: readonly (keyof A & string)[]) {
  const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(names.map((name) => [column(name), args[name]]));
}

/** Whether statements are being built for PostgreSQL. */
export function isPostgres(knex: Knex): boolean {
  return (knex.client as { dialect: string }).dialect === 'postgresql';
}

/**
 * A place in raw SQL for a number that PostgreSQL must not see while planning. It expects few rows
 * after most cursors, because it looks at their first key only, and so would plan each anew.
 */
export function unplanned(knex: Knex): string {
  return isPostgres(knex) ? '(SELECT ?::bigint)' : '?';
}

/** A statement for each shape of a query, declared on first use; called with a runner and a shape. */
export function variants<Shape, Args extends unknown[], Result>(
  declare: (shape: Shape) => (runner: Runner, ...args: Args) => Promise<Result>,
) {
  const known = new Map<string, ReturnType<typeof declare>>();
  return (runner: Runner, shape: Shape, ...args: Args): Promise<Result> => {
    const key = JSON.stringify(shape);
    const found = known.get(key) ?? declare(shape);
    known.set(key, found);
    return found(runner, ...args);
  };
}

/** Stands for an argument while Knex builds; as text it is a number, which `limit` requires. */
class Placeholder {
  constructor(
    readonly name: string,
    readonly number: number,
  ) {}
  /**
   * @throws when a builder compares it or calculates with it; the linter finds most of these uses.
   */
  [Symbol.toPrimitive](hint: string): string {
    if (hint === 'string') return String(this.number);
    throw new Error(`A statement's builder reckons with the argument "${this.name}"`);
  }
}

const FIRST_PLACEHOLDER = 1_900_000_000;

// SQLite reads a bound LIMIT while planning, and so plans again at every run; it does not read into
// a sum. Planning is half of the cost of a small query. (PostgreSQL's placeholders are not a `?`.)
const BOUND_LIMIT = /\b(limit|offset) \?/g;

function bound(value: Argument): Value {
  if (typeof value === 'object') return value && JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}

const ALIAS = /\bas ["`](\w+)["`]/gi;

/** Finds the columns once, so that rows without booleans cost nothing. */
function booleansOf(sql: string): Compiled['read'] {
  const names = [...sql.matchAll(ALIAS)].map(([, name = '']) => name).filter(isBoolean);
  return (rows) => {
    const [first] = rows as Record<string, unknown>[];
    const own = first ? names.filter((name) => name in first) : [];
    for (const row of own.length > 0 ? (rows as Record<string, unknown>[]) : []) {
      for (const name of own) row[name] = Boolean(row[name]);
    }
    return rows;
  };
}

/** A statement in an engine's SQL, and what is bound at each place of it. */
interface Template {
  sql: string;
  places: (Value | Placeholder)[];
}

function template(build: Statement<Arguments, unknown>['build'], knex: Knex): Template {
  const placeholders = new Map<string, Placeholder>();
  const args = new Proxy<Arguments>(
    {},
    {
      get(_, field: string) {
        const placeholder =
          placeholders.get(field) ?? new Placeholder(field, FIRST_PLACEHOLDER + placeholders.size);
        placeholders.set(field, placeholder);
        return placeholder;
      },
    },
  );
  const { sql, bindings } = build(knex, args).toSQL().toNative();
  const numbered = new Map([...placeholders.values()].map((one) => [one.number, one]));
  const places = (bindings as (Value | Placeholder)[]).map((binding) =>
    typeof binding === 'number' ? (numbered.get(binding) ?? binding) : binding,
  );
  return { sql: sql.replace(BOUND_LIMIT, '$1 (? + 0)'), places };
}

// PostgreSQL expects a bound LIMIT to take a tenth of all rows, so the plan for any value seems worse
// than one for these values, and it plans at every run. The usual sizes of a page, and the row after
// it, are therefore part of the SQL: few, because each is a statement of its own.
const WRITTEN_LIMITS = [11, 21, 31, 51];
const NUMBERED_LIMIT = /\blimit \$(\d+)(?![\d:])/g;

const isLimit = (place: Value | Placeholder | undefined) =>
  place instanceof Placeholder && place.name === 'limit';

/** Writes the argument `limit` into PostgreSQL's SQL. */
function withLimit({ sql, places }: Template, limit: number): Template {
  const written = new Set<number>();
  const limited = sql.replace(NUMBERED_LIMIT, (found, number: string) => {
    const at = Number(number) - 1;
    if (!isLimit(places[at])) return found;
    written.add(at);
    return `limit ${limit}`;
  });
  const kept = places.map((_, at) => at).filter((at) => !written.has(at));
  return {
    sql: limited.replace(/\$(\d+)/g, (_, number) => `$${kept.indexOf(Number(number) - 1) + 1}`),
    places: kept.map((at) => places[at] as Value | Placeholder),
  };
}

// 132 bits: no two statements share a name.
const nameOf = (sql: string) =>
  `s_${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`;

const compiled = ({ sql, places }: Template): Compiled => ({
  name: nameOf(sql),
  sql,
  read: booleansOf(sql),
  bind: (values) =>
    places.map((place) =>
      place instanceof Placeholder ? bound((values as Arguments)[place.name]) : place,
    ),
});

/** Compiles each statement once for one database; on PostgreSQL once for each usual limit. */
export function compiler(knex: Knex) {
  const known = new Map<object, Map<number, Compiled>>();
  return (wanted: Statement<never, unknown>, args: object): Compiled => {
    const { limit } = args as Arguments;
    const size = isPostgres(knex) && WRITTEN_LIMITS.includes(limit as number) ? Number(limit) : 0;
    const sizes = known.get(wanted) ?? new Map<number, Compiled>();
    known.set(wanted, sizes);
    const found = sizes.get(size);
    if (found) return found;
    const whole = template(wanted.build as Statement<Arguments, unknown>['build'], knex);
    const made = compiled(size > 0 ? withLimit(whole, size) : whole);
    sizes.set(size, made);
    return made;
  };
}
