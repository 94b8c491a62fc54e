import type { Knex } from 'knex';

/** A value that a statement may bind. */
export type Value = string | number | null;

type Arguments = Record<string, Value>;

/**
 * A query that Knex writes once and the engine keeps prepared. Building a query for each request
 * costs about three times as much as running it. See decision 30.
 */
export interface Statement<A extends Arguments, Row> {
  build: (knex: Knex, args: A) => Knex.QueryBuilder | Knex.Raw;
  /** Never set; carries the row type. */
  row?: Row;
}

/** Runs statements: on a connection of the pool, or inside one transaction. */
export interface Runner {
  run: <A extends Arguments, Row>(statement: Statement<A, Row>, args: NoInfer<A>) => Promise<Row[]>;
}

/** A statement in an engine's SQL, and the order of its arguments. */
export interface Compiled {
  name: string;
  sql: string;
  bind: (args: Arguments) => Value[];
}

/**
 * Declares a statement.
 * @param build writes it with Knex; `args` hold place marks here, not values, so it must not
 *   branch on them
 */
export function statement<A extends Arguments, Row = never>(
  build: Statement<A, Row>['build'],
): Statement<A, Row> {
  return { build };
}

/** Whether statements are being built for PostgreSQL. */
export function isPostgres(knex: Knex): boolean {
  return (knex.client as { dialect: string }).dialect === 'postgresql';
}

/** One statement for each shape that a query can take, declared on first use. */
export function variants<Shape extends object, S>(declare: (shape: Shape) => S) {
  const known = new Map<string, S>();
  return (shape: Shape): S => {
    const key = JSON.stringify(shape);
    const found = known.get(key) ?? declare(shape);
    known.set(key, found);
    return found;
  };
}

/** Stands for an argument while Knex builds; as text it is a number, which `limit` requires. */
class Mark {
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

const FIRST_MARK = 1_900_000_000;

// SQLite reads a bound LIMIT while planning, and so plans again at every run; it does not read into
// a sum. Planning is half of the cost of a small query. (PostgreSQL's marks are not a `?`.)
const BOUND_LIMIT = /\b(limit|offset) \?/g;

function compile(
  build: Statement<Arguments, unknown>['build'],
  knex: Knex,
  name: string,
): Compiled {
  const marks = new Map<string, Mark>();
  const args = new Proxy<Arguments>(
    {},
    {
      get(_, field: string) {
        const mark = marks.get(field) ?? new Mark(field, FIRST_MARK + marks.size);
        marks.set(field, mark);
        return mark;
      },
    },
  );
  const { sql, bindings } = build(knex, args).toSQL().toNative();
  const numbered = new Map([...marks.values()].map((mark) => [mark.number, mark]));
  const places = (bindings as (Value | Mark)[]).map((binding) =>
    typeof binding === 'number' ? (numbered.get(binding) ?? binding) : binding,
  );
  return {
    name,
    sql: sql.replace(BOUND_LIMIT, '$1 (? + 0)'),
    bind: (values) =>
      places.map((place) => (place instanceof Mark ? (values[place.name] ?? null) : place)),
  };
}

/** Compiles each statement once for one database. */
export function compiler(knex: Knex): (wanted: Statement<never, unknown>) => Compiled {
  const known = new Map<object, Compiled>();
  return (wanted) => {
    const found =
      known.get(wanted) ??
      compile(wanted.build as Statement<Arguments, unknown>['build'], knex, `s${known.size + 1}`);
    known.set(wanted, found);
    return found;
  };
}
