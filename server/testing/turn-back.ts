import { listPublished, type SitemapRow } from '../tables/sitemap';
import type { TestServer } from './subject';

const tables = ['member', 'post', 'comment', 'reaction', 'notification', 'ledger', 'upload'];

/** What a database holds, and what its newest columns say. */
export interface Held {
  rows: Record<string, number>;
  published: SitemapRow[];
}

async function held({ db }: TestServer): Promise<Held> {
  const rows: Record<string, number> = {};
  for (const table of tables) {
    const [found] = await db.knex(table).count<{ n: number | string }[]>({ n: '*' });
    rows[table] = Number(found?.n);
  }
  return { rows, published: await listPublished(db, 1, 10_000) };
}

/**
 * Takes the last migrations of a database in use back, one by one, and does them again; then all.
 * @param steps how many of them lose no row when they are taken back
 * @returns what it held before and after the few
 */
export async function turnBack(server: TestServer, steps: number): Promise<[Held, Held]> {
  const { migrate } = server.db.knex;
  const before = await held(server);
  for (let step = 0; step < steps; step += 1) await migrate.down();
  await migrate.latest();
  const after = await held(server);
  await migrate.rollback(undefined, true);
  await migrate.latest();
  return [before, after];
}
