import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { samples } from '@contract/conformance/support/samples';
import { endpoints, type EndpointName } from '@contract/endpoints';
import { testers } from '@contract/testers';
import { initialValues } from '@contract/testers/check';
import { ONBID_LIST } from '@contract/testers/real-estate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from './lib/log';
import { createEchoingServices } from './testing/echoing-services';
import { ask, signIn } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const PLANTED = 'planted+key/for';
const planted = (service: string) => `${PLANTED}-${service}==`;
const keys = {
  youtube: [planted('youtube')],
  newsapi: [planted('newsapi')],
  naver: [planted('naver-id'), planted('naver-secret')],
  dataGoKr: [planted('data')],
};
const TYPED = 'planted-typed-key-0123';
/** Its spellings: as it is, in an address, in JSON and in base64. */
const spellings = [PLANTED, encodeURIComponent(PLANTED), PLANTED.replaceAll('/', '\\/'), TYPED];

const asking: EndpointName[] = [
  ...(['importVideos', 'importVideosByPost', 'collectChannels', 'callYoutube'] as const),
  ...(['searchYoutube', 'callNews', 'searchPortalNews', 'findRealEstate'] as const),
  ...(['listStockNews', 'getEmbedInfo', 'saveVideos', 'recordFixture', 'getQuotas'] as const),
  ...(['listImportBatches', 'exportAudit', 'listAudit'] as const),
];

describe('the keys of third parties', () => {
  const lines: string[] = [];
  const answers: string[] = [];
  const services = createEchoingServices();
  let server: TestServer;
  let cookie: string;

  async function run(name: EndpointName, more: object = {}): Promise<void> {
    const { method, path } = endpoints[name];
    const { query = {}, body } = samples[name];
    const search = new URLSearchParams(
      Object.entries({ ...query, ...(method === 'GET' ? more : {}) }).map(
        ([key, value]): [string, string] => [key, String(value)],
      ),
    );
    const sent = method === 'GET' ? undefined : { ...(body as object), ...more };
    const response = await ask(server, `${path}?${search}`, { method, cookie, body: sent });
    answers.push(JSON.stringify([...response.headers]), await response.text());
  }

  const runAll = async () => {
    for (const name of asking) await run(name);
    await run('importVideosByPost', { region: 'US', key: TYPED });
    await run('importVideos', { region: 'GB', key: TYPED });
    // A script may pass on everything that it sent to the third party.
    await run('saveVideos', { params: { q: '말', key: TYPED, serviceKey: PLANTED } });
    for (const { id } of testers) await run('listToolCalls', { tester: id });
  };

  beforeAll(async () => {
    server = await startSqlite({
      log: createLog({ write: (line) => lines.push(line) }),
      upstreams: {
        keys,
        naverFlavor: 'openapi',
        onbidListService: ONBID_LIST,
        newsDailyLimit: null,
      },
      upstreamParts: { send: services.send },
    });
    cookie = await signIn(server, 'admin');
  });
  afterAll(() => server.close());

  const expectNowhere = (what: string, text: string) => {
    for (const spelling of spellings)
      expect(text.includes(spelling), `${what}: ${spelling}`).toBe(false);
  };

  async function rowsOf(): Promise<string> {
    const { knex } = server.db;
    const tables = await knex<{ name: string; type: string }>('sqlite_master')
      .where({ type: 'table' })
      .select('name');
    const rows = await Promise.all(tables.map(({ name }) => knex(name).select('*')));
    return JSON.stringify(rows);
  }

  it('are in no answer, row or line of the log if all goes well', async () => {
    await runAll();
    // Without a key in the requests the test would prove nothing.
    for (const key of [...Object.values(keys).flat(), TYPED]) {
      expect(
        services.asked().some((text) => text.includes(key)),
        key,
      ).toBe(true);
    }
    expect(answers.filter((text) => text.includes('"success":true')).length).toBeGreaterThan(16);
    expectNowhere('answers', answers.join('\n'));
    expectNowhere('rows', await rowsOf());
    expectNowhere('log', lines.join('\n'));
  });

  it.each(['html', 'cut', 'wrongTypes', 'badKey', 'failing', 'refused'] as const)(
    'are in none of them if the services fail: %s',
    async (trouble) => {
      services.trouble(trouble);
      await server.db.knex('upstream_answer').delete();
      await runAll();
      services.trouble(null);
      expectNowhere('answers', answers.join('\n'));
      expectNowhere('rows', await rowsOf());
      expectNowhere('log', lines.join('\n'));
    },
  );

  it('are in none of them if a service repeats the request in its answer', async () => {
    services.echo(true);
    await server.db.knex('upstream_answer').delete();
    const before = answers.length;
    await runAll();
    services.echo(false);
    // The third party's own words are there, but the key is not.
    expect(answers.slice(before).join('\n')).toMatch(/wrong: .*\*\*\*/);
    expectNowhere('answers', answers.join('\n'));
    expectNowhere('rows', await rowsOf());
    expectNowhere('log', lines.join('\n'));
  });

  it('are not in the initial values of any form, nor in the recorded files', () => {
    for (const tester of testers) {
      const values = initialValues(tester, Date.now());
      for (const { name, kind } of tester.params) {
        if (kind === 'secret') expect(values[name] ?? '', tester.id).toBe('');
      }
      expect(JSON.stringify(values)).not.toMatch(/AIza/);
    }
    const folder = 'mocks/upstream/recorded';
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, name);
      if (!statSync(file).isFile()) continue;
      expect(readFileSync(file, 'utf8'), name).not.toMatch(/AIza|serviceKey=|apiKey=/);
    }
  });
});
