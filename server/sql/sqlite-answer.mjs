// Answers one query on a connection: puts the permitted views before everything else, checks the
// query with the gate, and steps its rows.
import { passesGate, rootsOf } from './sqlite-gate.mjs';

/** A query that is refused or fails; `detail` is the database's own words. */
class Stopped extends Error {
  constructor(refusal, detail) {
    super(refusal);
    this.refusal = refusal;
    this.detail = detail;
  }
}

const quote = (name) => `"${name.replaceAll('"', '""')}"`;

/** Limits the connection, and begins the one transaction for all reads. */
async function confine(db, { heap }) {
  for (const pragma of [
    `hard_heap_limit = ${heap}`,
    'temp_store = MEMORY',
    'trusted_schema = OFF',
    'busy_timeout = 500',
  ]) {
    await db.all(`PRAGMA ${pragma}`);
  }
  await db.run('BEGIN');
}

/**
 * Puts the permitted views before the tables of the file, and nothing behind every other name of
 * the file: SQLite searches the schema `temp` first.
 */
async function showViews(db, views, schema) {
  const shown = new Set(views.map(({ name }) => name));
  const inFile = await db.all(
    `SELECT name FROM ${quote(schema)}.sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
  );
  for (const { name } of inFile) {
    if (!shown.has(name)) {
      await db.run(`CREATE TEMP VIEW ${quote(name)} AS SELECT * FROM main."no such table"`);
    }
  }
  for (const { name, sql } of views) {
    await db.run(`CREATE TEMP VIEW ${quote(name)} AS ${sql}`);
  }
}

/** The names of a query's columns, as a view of it would have them. */
async function columnsOf(db, plain) {
  await db.run(`CREATE TEMP VIEW "asked" AS ${plain}`);
  const columns = await db.all('PRAGMA temp.table_info("asked")');
  await db.run('DROP VIEW temp."asked"');
  return columns.map(({ name }) => name);
}

/** The query with columns of our own names: two of the same name would become one in a row. */
function wrapped(sql, width, values, limit) {
  const columns = Array.from({ length: width }, (_, at) => `"c${at}"`);
  const head = `WITH "asked"(${columns.join(', ')}) AS (${sql}\n)`;
  const shown = columns.map((column, at) => values(column, at));
  return `${head} SELECT ${shown.join(', ')} FROM "asked" LIMIT ${limit}`;
}

const asIs = (column) => column;

// A driver that returns only numbers would round these.
const isWide = (value) =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);

const marked = (column) =>
  `CASE typeof(${column}) WHEN 'integer' THEN 'i' || ${column} WHEN 'text' THEN 't' || ${column} ELSE ${column} END AS ${column}`;

function unmarked(value) {
  if (typeof value !== 'string') return value;
  return value[0] === 'i' ? BigInt(value.slice(1)) : value.slice(1);
}

/** A value in a form that JSON supports. */
export const asJson = (value) => {
  if (typeof value === 'bigint') {
    return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  }
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return value instanceof Uint8Array ? `x'${Buffer.from(value).toString('hex')}'` : value;
};

/** Steps a query row by row, until there are too many rows or bytes. */
async function stepped(db, sql, values, { rows: most, bytes: room }, width) {
  const rows = [];
  let bytes = 0;
  for await (const row of db.step(sql, values)) {
    const cells = Array.from({ length: width }, (_, at) => row[`c${at}`]);
    bytes += Buffer.byteLength(JSON.stringify(cells.map(asJson)));
    if (rows.length === most || bytes > room) return { rows, truncated: true };
    rows.push(cells);
  }
  return { rows, truncated: false };
}

async function readRows(db, { sql, values, limits }, width) {
  const limit = limits.rows + 1;
  const first = await stepped(db, wrapped(sql, width, asIs, limit), values, limits, width);
  const wide = new Set(
    first.rows.flatMap((row) => row.flatMap((cell, at) => (isWide(cell) ? [at] : []))),
  );
  if (wide.size === 0) return first;
  const exact = wrapped(sql, width, (name, at) => (wide.has(at) ? marked(name) : name), limit);
  const second = await stepped(db, exact, values, limits, width);
  const rows = second.rows.map((row) =>
    row.map((cell, at) => (wide.has(at) ? unmarked(cell) : cell)),
  );
  return { ...second, rows };
}

/** The plan as lines, each step indented below its parent. */
async function readPlan(db, { sql, values, schema }) {
  const steps = await db.all(`EXPLAIN QUERY PLAN ${sql}`, values);
  const depths = new Map([[0, -1]]);
  const rows = steps.map(({ id, parent, detail }) => {
    const depth = (depths.get(Number(parent)) ?? -1) + 1;
    depths.set(Number(id), depth);
    return [`${'  '.repeat(depth)}${detail.replaceAll(`${schema}.`, '')}`];
  });
  return { names: ['plan'], rows, truncated: false };
}

/**
 * Answers one query on a separate connection.
 * @param judge the gate; only a test removes it
 */
export async function answer(db, asked, judge = passesGate) {
  const { sql, plain, values, schema, views, functions, limits, explain } = asked;
  await confine(db, limits);
  const roots = await rootsOf(db, views, schema);
  await showViews(db, views, schema);
  const names = await columnsOf(db, plain);
  const program = await db.all(
    `EXPLAIN ${wrapped(sql, names.length, asIs, limits.rows + 1)}`,
    values,
  );
  const refusal = judge(program, roots, new Set(functions));
  if (refusal) throw new Stopped(...refusal);
  if (explain) return readPlan(db, asked);
  return { names, ...(await readRows(db, asked, names.length)) };
}

/** The reason for a refusal of the database, by its code and words. */
export function reasonOf(error) {
  if (error instanceof Stopped) return error;
  const code = String(error.code ?? '');
  const words = String(error.message).replace(/^SQLITE_\w+: /, '');
  if (/^no such table|no such table: main\.|circularly defined/.test(words)) {
    return new Stopped('tables');
  }
  if (/READONLY|AUTH/.test(code)) return new Stopped('readOnly');
  if (/NOMEM/.test(code) || /out of memory/.test(words)) return new Stopped('memory');
  if (/BUSY|LOCKED|IOERR|CANTOPEN|CORRUPT|NOTADB/.test(code)) return new Stopped('unavailable');
  return new Stopped('failed', words);
}
