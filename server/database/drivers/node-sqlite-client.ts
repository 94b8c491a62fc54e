import Sqlite3Client from 'knex/lib/dialects/sqlite3/index.js';
import { bindable, naming, nodeSqlite, type NodeConnection } from './node-sqlite-module';

/** A query as Knex passes it to a dialect and gets it back. */
interface Query {
  sql: string;
  method?: string;
  bindings?: unknown[];
  returning?: unknown;
  response?: unknown;
  context?: { lastID: number; changes: number };
}

const WRITES = ['insert', 'update', 'counter', 'del'];

/**
 * Knex's dialect for `node:sqlite`: that of sqlite3, which writes the SQL and reads the answers, over
 * another driver. As in Knex's own better-sqlite3 dialect, queries run synchronously.
 */
export class NodeSqliteClient extends Sqlite3Client {
  override _driver(): unknown {
    return nodeSqlite();
  }

  override acquireRawConnection(): Promise<NodeConnection> {
    const { filename } = this.connectionSettings as { filename: string };
    const { DatabaseSync } = this.driver as NonNullable<ReturnType<typeof nodeSqlite>>;
    return new Promise((resolve) => resolve(naming(() => new DatabaseSync(filename))));
  }

  override destroyRawConnection(connection: NodeConnection): Promise<void> {
    connection.close();
    return Promise.resolve();
  }

  override _query(connection: NodeConnection, query: Query): Promise<Query> {
    return new Promise((resolve) => {
      const values = bindable(query.bindings ?? []);
      const statement = naming(() => connection.prepare(query.sql));
      if (WRITES.includes(query.method ?? '') && !query.returning) {
        const { changes, lastInsertRowid } = naming(() => statement.run(...values));
        query.context = { changes, lastID: lastInsertRowid };
      } else {
        query.response = naming(() => statement.all(...values));
      }
      resolve(query);
    });
  }
}
