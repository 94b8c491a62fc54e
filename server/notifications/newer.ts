/** How rows are known that were written since one looked last. */
interface Source<Row> {
  /** The rows after a moment, ms, the latest first. */
  list: (since: number) => Promise<Row[]>;
  keyOf: (row: Row) => string;
  /** When it was written, ms. */
  atOf: (row: Row) => number;
}

/** A commit of another process may be seen this much later than the moment that it notes, ms. */
const OVERLAP = 5_000;

/** Gives what was written since it was asked last. @param now the present, ms */
export function createNewer<Row>({ list, keyOf, atOf }: Source<Row>, now: () => number) {
  const nameOf = (row: Row) => `${keyOf(row)} ${atOf(row)}`;
  let announced = new Set<string>();
  let since: number | null = null;
  return {
    /** The earliest first; nothing the first time, since only what follows is new. */
    read: async (): Promise<Row[]> => {
      const isFirst = since === null;
      const from = since ?? now();
      const rows = await list(from - OVERLAP);
      const fresh = rows.filter((row) => !announced.has(nameOf(row)));
      since = Math.max(from, ...rows.map(atOf));
      announced = new Set(rows.map(nameOf));
      return isFirst ? [] : fresh.toReversed();
    },
    /** Begins again at the next reading. */
    forget: () => {
      since = null;
    },
  };
}
