import { planFeed } from '../feed/query';
import { listFeed } from '../tables/feed';
import { listWords } from '../tables/search-words';
import { listPublished, type SitemapRow } from '../tables/sitemap';
import type { TestServer } from './subject';

const tables = [
  ...['member', 'post', 'comment', 'reaction', 'notification', 'ledger', 'upload'],
  ...['post_search', 'search_word'],
];

/** Words together and apart, a single letter, a category, a channel. */
const searches = ['한강야경', '한강 야경', '물', 'ASMR', '냄비하나'];

/** The contents of a database, and of its newest columns. */
export interface Held {
  rows: Record<string, number>;
  published: SitemapRow[];
  /** The ids of the posts that searches find. */
  found: number[][];
  suggested: string[];
}

async function held({ db }: TestServer): Promise<Held> {
  const rows: Record<string, number> = {};
  for (const table of tables) {
    const [found] = await db.knex(table).count<{ n: number | string }[]>({ n: '*' });
    rows[table] = Number(found?.n);
  }
  const found: number[][] = [];
  for (const q of searches) {
    const { shape, args } = planFeed(db.engine, { page: 1, limit: 50, q }, 0, Date.now());
    found.push((await listFeed(db, shape, args)).map(({ id }) => id));
  }
  const suggested = (await listWords(db, 'ㅎㄱ')).map(({ words }) => words);
  return { rows, published: await listPublished(db, { from: 1, to: 10_000 }), found, suggested };
}

/**
 * Undoes the last migrations of a database in use, one by one, and runs them again; then all.
 * @param steps how many of them lose no row when they are undone
 * @returns its contents before and after those steps
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
