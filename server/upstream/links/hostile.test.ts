import { Socket } from 'node:net';
import { lookup } from 'node:dns';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWeb, type Web } from '../../testing/web';
import { isPublicAddress } from './addresses';
import { createPageFetcher } from './fetch-page';
import { guardedConnector, type Dialing } from './guarded-connect';

// Anyone who shares a link chooses where our server connects. It must connect only to the public
// web: without one of the checks, each of these would reach a service of our own network.

const inside = {
  'loopback.example': ['127.0.0.2'],
  'mapped.example': ['::ffff:127.0.0.2'],
  'compatible.example': ['::127.0.0.2'],
  'nat64.example': ['64:ff9b::7f00:2'],
  '6to4.example': ['2002:7f00:2::'],
  'teredo.example': ['2001:0:7f00:2::'],
  'metadata.example': ['169.254.169.254'],
  'private.example': ['10.0.0.5'],
  'carrier.example': ['100.64.0.5'],
  'zero.example': ['0.0.0.0'],
  'loopback6.example': ['::1'],
  'local6.example': ['fe80::1'],
  'unique6.example': ['fd00::1'],
  // One good address does not make the other one good.
  'both.example': ['93.184.216.34', '10.0.0.5'],
  'both6.example': ['2606:4700:4700::1111', '::1'],
  'nothing.example': [],
};

const literals = [
  'http://127.0.0.1/',
  'http://127.0.0.1./',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://0/',
  'http://10.0.0.5/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
];

const names = [
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://ｌｏｃａｌｈｏｓｔ/',
  'http://app.localhost/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://database/',
];

const elsewhere = [
  'http://good.example:8080/',
  'http://good.example:22/',
  'https://good.example:6379/',
  'http://me:secret@good.example/',
  'ftp://good.example/',
  'file:///etc/passwd',
  'gopher://good.example/',
  'data:text/html,<title>x</title>',
];

describe('a hostile link', () => {
  let web: Web;
  beforeAll(async () => {
    web = await startWeb((incoming, response) => {
      const target = /^\/to\?(.*)$/.exec(incoming.url ?? '')?.[1];
      if (target !== undefined) {
        // Raw bytes: not every site encodes its header.
        const location = Buffer.from(decodeURIComponent(target)).toString('latin1');
        response.writeHead(302, { location });
      } else response.setHeader('content-type', 'text/html');
      response.end('<title>inside</title>');
    }, inside);
  });
  afterAll(() => web.close());

  const insideNames = Object.keys(inside).map((name) => `http://${name}/`);
  const all = [...literals, ...names, ...elsewhere, ...insideNames];

  it.each(all)('is not followed: %s', async (url) => {
    const before = web.asked.length;
    await expect(createPageFetcher('test', web.dialing)(url, 'html')).rejects.toThrow();
    expect(web.asked.length).toBe(before);
  });

  it.each(all.filter((url) => !url.startsWith('http://me:')))(
    'is not followed from a good page: %s',
    async (url) => {
      const before = web.asked.length;
      const start = `http://good.example/to?${encodeURIComponent(url)}`;
      await expect(createPageFetcher('test', web.dialing)(start, 'html')).rejects.toThrow();
      expect(web.asked.slice(before)).toHaveLength(1);
    },
  );

  it('is the only kind refused: a good link is fetched', async () => {
    const page = await createPageFetcher('test', web.dialing)('http://good.example/a', 'html');
    expect(page).toMatchObject({ status: 200, type: 'text/html' });
  });
});

describe('a guarded connection', () => {
  let web: Web;
  beforeAll(async () => {
    web = await startWeb((_, response) => response.end('inside'), inside);
  });
  afterAll(() => web.close());

  async function connect(url: string, dialing: Partial<Dialing>): Promise<string> {
    const connector = guardedConnector({ ...web.dialing, isPublic: isPublicAddress, ...dialing });
    const agent = new Agent({ connect: connector });
    try {
      const { body } = await request(url, { dispatcher: agent });
      return await body.text();
    } finally {
      await agent.destroy();
    }
  }

  it.each(literals)('is not made to an address: %s', async (url) => {
    await expect(connect(url, {})).rejects.toThrow(/not public/);
  });

  it.each(Object.keys(inside).slice(0, -1))('is not made by name: %s', async (name) => {
    await expect(connect(`http://${name}/`, {})).rejects.toThrow(/leads nowhere public/);
  });

  it('is not made by the machine’s own names', async () => {
    await expect(connect('http://localhost/', { lookup })).rejects.toThrow(/leads nowhere public/);
  });

  it('is given up if it reaches another address than the looked-up one', async () => {
    // The name is public at the look-up; the socket is still connected to this machine.
    const before = web.asked.length;
    await expect(connect('http://good.example/', {})).rejects.toThrow(/led to an address/);
    expect(web.asked.length).toBe(before);
  });

  it('is given up after three seconds', async () => {
    const started = performance.now();
    const dial = () => new Socket();
    await expect(connect('http://good.example/', { dial })).rejects.toThrow(/in time/);
    expect(performance.now() - started).toBeGreaterThan(2_500);
  });

  it('looks a name up once, whatever the next look-up returns', async () => {
    let lookups = 0;
    const rebinding: Dialing['lookup'] = (_, __, done) => {
      lookups += 1;
      done(null, [{ address: lookups === 1 ? '93.184.216.34' : '127.0.0.2', family: 4 }]);
    };
    const isPublic = web.dialing.isPublic;
    expect(await connect('http://rebinding.example/', { lookup: rebinding, isPublic })).toBe(
      'inside',
    );
    expect(lookups).toBe(1);
    await expect(
      connect('http://rebinding.example/', { lookup: rebinding, isPublic }),
    ).rejects.toThrow(/leads nowhere public/);
  });
});
