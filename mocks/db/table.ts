import { markChanged } from './changes';
import { collections, database } from './collections';
import { models, type TableName } from './models';

type Collections = typeof collections;
/** A record of a table as plain data. */
export type Row<N extends TableName> = Omit<ReturnType<Collections[N]['getAll']>[number], symbol>;

type Conditions<N extends TableName> = {
  [K in keyof Row<N>]?: NonNullable<Row<N>[K]>;
};

export interface Table<N extends TableName> {
  /** All records, or those with the given field values. */
  list: (conditions?: Conditions<N>) => Row<N>[];
  find: (conditions: Conditions<N>) => Row<N> | null;
  insert: (row: Row<N>) => Row<N>;
  update: (conditions: Conditions<N>, change: Partial<Row<N>>) => void;
  remove: (conditions: Conditions<N>) => void;
}

// A record in the library's form: its symbols hold its table and its key.
type Stored = Record<string | symbol, unknown>;

/** The properties that the library adds to a record. */
function marksOf(record: Stored): Stored {
  const symbols = Object.getOwnPropertySymbols(record);
  return Object.fromEntries(symbols.map((symbol) => [symbol, record[symbol]]));
}

/**
 * Opens a table: records go in and come out as copies, so that nobody changes one by accident. The
 * library stores them, but we search and create them here, because the library compiles a query for
 * each record, and creating a world's records takes most of a story's time.
 */
export function table<N extends TableName>(name: N): Table<N> {
  const fields = Object.keys(models[name]);
  const [key = ''] = Object.entries<object>(models[name])
    .filter(([, property]) => 'getPrimaryKeyValue' in property)
    .map(([field]) => field);
  // The library's types differ for each collection; these members are common.
  const store = database as unknown as {
    create: (table: string, record: Stored) => unknown;
    update: (table: string, before: Stored, after: Stored) => void;
    delete: (table: string, key: unknown) => void;
  };
  const records = database.getModel(name) as unknown as Map<unknown, Stored>;
  const { create } = collections[name] as unknown as { create: (row: object) => Stored };
  let marks: Stored | null = null;

  const copy = (record: object) =>
    Object.fromEntries(fields.map((field) => [field, (record as Stored)[field]])) as Row<N>;

  function matching(conditions: Conditions<N> = {}): Stored[] {
    const wanted: [string, unknown][] = Object.entries(conditions);
    const only = (conditions as Stored)[key];
    const candidates = only === undefined ? [...records.values()] : [records.get(only)];
    return candidates.filter(
      (record): record is Stored =>
        record !== undefined && wanted.every(([field, value]) => record[field] === value),
    );
  }

  return {
    list: (conditions) => matching(conditions).map(copy),
    find(conditions) {
      const [first] = matching(conditions);
      return first ? copy(first) : null;
    },
    insert(row) {
      markChanged();
      const kept = copy(row);
      const id = (kept as Stored)[key];
      if (marks && id && !records.has(id)) store.create(name, { ...kept, ...marks });
      // The library creates the first record, and reports errors of its key.
      else marks = marksOf(create(kept));
      return kept;
    },
    update(conditions, change) {
      markChanged();
      for (const record of matching(conditions))
        store.update(name, record, { ...record, ...change });
    },
    remove(conditions) {
      markChanged();
      for (const record of matching(conditions)) store.delete(name, record[key]);
    },
  };
}
