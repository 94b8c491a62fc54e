import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostile } from '@contract/conformance/sql/hostile';
import { guideQueries } from '@contract/conformance/sql/guide';
import { judge, judgedQueries } from '@contract/conformance/sql/judging';
import { hostileTexts, unread } from '../testing/hostile-queries';
import { makeQueryFile, type QueryFile } from '../testing/query-file';
import { SECRET } from '../testing/secrets';
import { answer, reasonOf } from './sqlite-answer.mjs';
import { openConnection } from './sqlite-connection.mjs';
import { requestOf } from './sqlite';
import type { AskedQuery } from './tool';

let opened: QueryFile;
beforeAll(async () => {
  opened = await makeQueryFile();
});
afterAll(() => opened.remove());

interface Layers {
  /** The name of the file; usually a secret of the process. */
  schema?: string;
  judge?: () => null;
}

/** The result of a query here, without a separate process: its rows or its refusal, as text. */
async function answerTo(query: AskedQuery, { schema, judge }: Layers = {}): Promise<string> {
  const asked = requestOf(opened.source, query, schema);
  const { driver, file } = opened.source;
  const db = await openConnection(driver, file, asked.schema, asked.limits.sqlite);
  // The limit would apply to the whole process, which is the test's.
  asked.limits.heap = 1024 ** 3;
  try {
    return JSON.stringify((await answer(db, asked, judge)).rows);
  } catch (error) {
    return reasonOf(error).refusal;
  } finally {
    await db.close();
  }
}

const outcome = (sql: string, layers?: Layers) => answerTo(unread(sql), layers);

async function outcomes(texts: readonly string[], layers: Layers): Promise<[string, string][]> {
  const all: [string, string][] = [];
  for (const sql of texts) all.push([sql, await outcome(sql, layers)]);
  return all;
}

const ofTables = hostile.sqlite
  .filter(({ refusal }) => refusal === 'tables' || refusal === 'failed')
  .flatMap(({ texts }) => texts);
const leaking = (all: [string, string][]) => all.filter(([, rows]) => rows.includes(SECRET));
const answered = (all: [string, string][]) => all.filter(([, given]) => given.startsWith('['));

it('answers every honest query on SQLite, and refuses each hostile one for its reason', async () => {
  const wanted = judgedQueries('sqlite', guideQueries());
  const given = await judge(wanted, 'sqlite', async (read) => {
    const said = await answerTo({ read, values: [], explain: false });
    return said.startsWith('[') ? 'rows' : said;
  });
  expect(given).toEqual(wanted);
});

describe('the layers that limit a query on SQLite to the six tables', () => {
  const hidden = 'SELECT hidden FROM known_file.member';

  it('include the secret name of the file, even without lexer and gate', async () => {
    const judge = () => null;
    expect(await outcome('SELECT count(*) FROM user', { judge })).toMatch(/^\[\[\d+\]\]$/);
    expect(leaking(await outcomes(ofTables, { judge }))).toEqual([]);
    // The test would detect it: with the right name, a hidden column is read.
    expect(await outcome(hidden, { judge, schema: 'known_file' })).toContain(SECRET);
  });

  it('include the gate, even with the right name and no lexer', async () => {
    const texts = ofTables.map((sql) => sql.replaceAll(/\bmain\b/gi, 'known_file'));
    const all = await outcomes(texts, { schema: 'known_file' });
    expect(all.length).toBeGreaterThan(100);
    // The gate sees pages: it permits a whole table behind a view, and nothing else.
    const behindView = /known_file\W*\.\W*(?:member|setting|post|sphere)\b/;
    expect(leaking(all).filter(([sql]) => !behindView.test(sql))).toEqual([]);
    expect(answered(all).filter(([sql]) => !behindView.test(sql))).toEqual([]);
  });

  it('let no hostile text read anything or change a byte, with both but no lexer', async () => {
    const { all, others } = hostileTexts('sqlite');
    expect(all.length).toBeGreaterThanOrEqual(150);
    const before = opened.hashes();
    expect(answered(await outcomes(others, {}))).toEqual([]);
    expect(opened.hashes()).toEqual(before);
  });

  it('do not reveal the name of the file in a plan', async () => {
    const asked = { ...unread('SELECT * FROM user JOIN post USING (user_id)'), explain: true };
    const plan = await answerTo(asked, { schema: 'known_file' });
    expect(plan).toMatch(/member/);
    expect(plan).not.toContain('known_file');
  });

  it('give existing and missing names the same answer', async () => {
    for (const name of ['credential', 'member', 'post_search', 'no_such_table', 'asked']) {
      for (const from of [name, `main.${name}`, `temp.${name}`]) {
        expect([from, await outcome(`SELECT * FROM ${from}`)]).toEqual([from, 'tables']);
      }
    }
  });
});
