/** A read-only connection of the query process. */
export interface Connection {
  close: () => Promise<void>;
}

export function openConnection(
  driver: 'sqlite3' | 'node',
  file: string,
  schema: string,
  limits: Readonly<Record<string, number>>,
): Promise<Connection>;
