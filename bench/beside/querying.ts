import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN_KEY } from '../world';
import type { Crowd } from './crowds';

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';
const queries = [
  `${ENDLESS} SELECT count(*) FROM n`,
  'SELECT count(*) FROM post a, post b, post c, post d',
  `${ENDLESS} SELECT group_concat(i) FROM n`,
  'SELECT a.title FROM post a, post b ORDER BY a.title || b.title',
];
/** How long an admin waits after a query found no free slot, ms. */
const PAUSE = 100;

/** This many windows of an admin, each with one endless query after another. */
export function querying(url: string, people: number, cookies: string[]): Promise<Crowd> {
  const [cookie = ''] = cookies;
  let isOver = false;
  let ended = 0;
  const each = Array.from({ length: people }, async (_, at) => {
    const body = JSON.stringify({ query: queries[at % queries.length], adminKey: ADMIN_KEY });
    const headers = { 'Content-Type': 'application/json', Origin: url, cookie };
    while (!isOver) {
      const answer = await fetch(`${url}/api/admin/query`, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      if (answer.status === 503) await sleep(PAUSE);
      // The query was stopped by its limit of time, memory or rows.
      else if (answer.status === 200 || answer.status === 400) ended += 1;
      else throw new Error(`A query answered ${answer.status}`);
    }
  });
  return Promise.resolve({
    leave: async () => {
      isOver = true;
      await Promise.all(each);
      return ended;
    },
  });
}
