import process from 'node:process';
import pg from 'pg';
import type { Compiled, Value } from '../statement';
import type { Execute } from './driver';

// The parts of the driver's connection and query that it does not declare.
interface Wire {
  stream: { cork: () => void; uncork: () => void };
  /** The names that the server knows, and those that are on their way to it. */
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse: (statement: { name: string; text: string }) => void;
  bind: (bound: { statement: string; values: Value[]; valueMapper: typeof asText }) => void;
  describe: (target: { type: 'P' }) => void;
  execute: (portal: object) => void;
  sync: () => void;
}
type Row = Record<string, unknown>;
type Shape = { empty: Row; columns: { name: string; parse: (text: string) => unknown }[] };
interface Part {
  compiled: Compiled;
  values: Value[];
  rows: Row[];
  resolve: (rows: Row[]) => void;
  reject: (error: unknown) => void;
}

const asText = (value: Value) => (value === null ? null : String(value));

const NO_COLUMNS: Shape = { empty: {}, columns: [] };

// What each connection's statements return: asked for once, because a description costs as much
// as a small read.
const shapesOf = new WeakMap<pg.Client, Map<string, Shape>>();

const Query = pg.Query as unknown as new (text: string) => { name: string; text: string };

/**
 * Statements that go to the server in one message; after one that failed, it skips the others. The
 * driver takes them for one query of its own.
 */
class Batch extends Query {
  readonly #parts: Part[] = [];
  #at = 0;
  readonly #client: pg.Client;
  readonly #shapes: Map<string, Shape>;

  constructor(client: pg.Client) {
    super('');
    this.#client = client;
    this.#shapes = shapesOf.get(client) ?? new Map<string, Shape>();
    shapesOf.set(client, this.#shapes);
  }

  add(compiled: Compiled, values: Value[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#parts.push({ compiled, values, rows: [], resolve, reject });
    });
  }

  submit(wire: Wire): null {
    wire.stream.cork();
    for (const { compiled, values } of this.#parts) {
      const { name, sql: text } = compiled;
      if (!(name in wire.parsedStatements) && !(name in wire.submittedNamedStatements)) {
        wire.parse({ name, text });
        wire.submittedNamedStatements[name] = text;
      }
      wire.bind({ statement: name, values, valueMapper: asText });
      if (!this.#shapes.has(name)) wire.describe({ type: 'P' });
      wire.execute({});
    }
    wire.sync();
    wire.stream.uncork();
    this.#show();
    return null;
  }

  // The driver notes under this name that the server knows the statement.
  #show(): void {
    const part = this.#parts[this.#at];
    this.name = part?.compiled.name ?? '';
    this.text = part?.compiled.sql ?? '';
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#shapes.set(this.name, {
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
      columns: fields.map(({ name, dataTypeID }) => ({
        name,
        parse: this.#client.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
      })),
    });
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { empty, columns } = this.#shapes.get(this.name) ?? NO_COLUMNS;
    const row = { ...empty };
    for (const [at, { name, parse }] of columns.entries()) {
      const text = fields[at];
      if (text != null) row[name] = parse(text);
    }
    this.#parts[this.#at]?.rows.push(row);
  }

  handleCommandComplete(): void {
    if (!this.#shapes.has(this.name)) this.#shapes.set(this.name, NO_COLUMNS);
    this.#at += 1;
    this.#show();
  }

  handleError(error: unknown, wire: Wire): void {
    for (const { compiled, reject } of this.#parts.splice(this.#at)) {
      Reflect.deleteProperty(wire.submittedNamedStatements, compiled.name);
      reject(error);
    }
    this.handleReadyForQuery();
  }

  handleReadyForQuery(): void {
    for (const { rows, resolve } of this.#parts) resolve(rows);
  }
}

const gathering = new WeakMap<pg.Client, Batch>();

function batchOf(client: pg.Client): Batch {
  const open = gathering.get(client);
  if (open) return open;
  const batch = new Batch(client);
  gathering.set(client, batch);
  process.nextTick(() => {
    gathering.delete(client);
    client.query(batch as unknown as pg.Submittable);
  });
  return batch;
}

/** Runs a statement together with all others that the connection gets within one tick. */
export const executePostgres: Execute<pg.Client> = async (client, compiled, values) => {
  try {
    return await batchOf(client).add(compiled, values);
  } catch (error) {
    // The driver's own stack leads only to its socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
};
