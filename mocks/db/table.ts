import { markChanged } from './changes';
import { collections } from './collections';
import type { TableName } from './models';

type Collections = typeof collections;
/** A record of a table, as plain data. */
export type Row<N extends TableName> = Omit<ReturnType<Collections[N]['getAll']>[number], symbol>;

type Conditions<N extends TableName> = {
  [K in keyof Row<N>]?: NonNullable<Row<N>[K]>;
};

export interface Table<N extends TableName> {
  /** All records, or those whose fields equal the given ones. */
  list: (conditions?: Conditions<N>) => Row<N>[];
  find: (conditions: Conditions<N>) => Row<N> | null;
  insert: (row: Row<N>) => Row<N>;
  update: (conditions: Conditions<N>, change: Partial<Row<N>>) => void;
  remove: (conditions: Conditions<N>) => void;
}

// What the library's typed queries come down to once the table's name is a type parameter.
interface Collection {
  getAll: () => object[];
  findMany: (query: object) => object[];
  create: (row: object) => object;
  updateMany: (query: object) => unknown;
  deleteMany: (query: object) => unknown;
}

function where(conditions: object) {
  const fields: [string, unknown][] = Object.entries(conditions);
  const equals = fields.map(([field, value]) => [field, { equals: value }]);
  return { where: Object.fromEntries(equals) as object };
}

/** Opens a table: records go in and come out as copies, so that nobody changes one in passing. */
export function table<N extends TableName>(name: N): Table<N> {
  // The library's types differ for each collection; `Collection` is what they share.
  const collection = collections[name] as unknown as Collection;
  // By its entries: the library marks its records with symbols.
  const copy = (record: object) => Object.fromEntries(Object.entries(record)) as Row<N>;

  return {
    list: (conditions) =>
      (conditions ? collection.findMany(where(conditions)) : collection.getAll()).map(copy),
    find(conditions) {
      const [first] = collection.findMany({ ...where(conditions), take: 1 });
      return first ? copy(first) : null;
    },
    insert(row) {
      markChanged();
      return copy(collection.create(row));
    },
    update(conditions, change) {
      markChanged();
      collection.updateMany({ ...where(conditions), data: change });
    },
    remove(conditions) {
      markChanged();
      collection.deleteMany(where(conditions));
    },
  };
}
