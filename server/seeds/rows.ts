/** A row as Knex inserts it. */
export type Row = Record<string, string | number | null>;
