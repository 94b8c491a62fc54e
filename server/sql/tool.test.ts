import { describe, expect, it } from 'vitest';
import { QUERIES_AT_ONCE } from '@contract/rules/admin/query-tables';
import { queryTexts } from '@contract/texts';
import { never, unread } from '../testing/hostile-queries';
import { createQueryTool, type QueryEngine, type QueryRows } from './tool';

const rows: QueryRows = { names: ['one'], rows: [[1]], truncated: false };

/** An engine whose queries end on command. */
function heldEngine(tryOut: QueryEngine['tryOut'] = () => Promise.resolve(null)) {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const engine: QueryEngine = {
    tryOut,
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => void ends.push(resolve));
      running -= 1;
      return rows;
    },
  };
  return { engine, ends, most: () => most };
}

const noFlaw = () => undefined;
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the query tool', () => {
  it('runs a few queries at a time and refuses others for a moment', async () => {
    const { engine, ends, most } = heldEngine();
    const tool = createQueryTool('sqlite', engine, noFlaw);
    const ran = Array.from({ length: QUERIES_AT_ONCE }, () =>
      tool.run(unread('SELECT 1'), never()),
    );
    await settled();
    expect(tool.running()).toBe(QUERIES_AT_ONCE);
    const refused = Array.from({ length: 8 }, () => tool.run(unread('SELECT 1'), never()));
    for (const one of refused) {
      await expect(one).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message: queryTexts.busy,
        retryAfter: 2,
      });
    }
    // Waits for a place that becomes free soon.
    const soon = tool.run(unread('SELECT 1'), never());
    for (const end of ends.splice(0)) end();
    await settled();
    for (const end of ends.splice(0)) end();
    expect(await soon).toEqual(rows);
    expect(await Promise.all(ran)).toEqual(ran.map(() => rows));
    expect([tool.running(), most()]).toEqual([0, QUERIES_AT_ONCE]);
    const next = tool.run(unread('SELECT 1'), never());
    await settled();
    ends[0]?.();
    expect(await next).toEqual(rows);
  });

  it('does not work with an engine that accepts forbidden queries, and says why', async () => {
    const flaws: string[] = [];
    const { engine, most } = heldEngine(() => Promise.resolve('it reads secrets'));
    const tool = createQueryTool('sqlite', engine, (flaw) => flaws.push(flaw));
    for (let at = 0; at < 2; at += 1) {
      await expect(tool.run(unread('SELECT 1'), never())).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message: queryTexts.unsafe,
      });
    }
    expect([flaws, most(), tool.running()]).toEqual([['it reads secrets'], 0, 0]);
  });

  it('retries an engine that was unavailable', async () => {
    let tries = 0;
    const { engine, ends } = heldEngine(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve(null);
    });
    const tool = createQueryTool('sqlite', engine, noFlaw);
    await expect(tool.run(unread('SELECT 1'), never())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    const second = tool.run(unread('SELECT 1'), never());
    await settled();
    ends[0]?.();
    expect(await second).toEqual(rows);
  });

  it('says so if it is not set up', async () => {
    const tool = createQueryTool('postgres', null, noFlaw);
    await expect(tool.run(unread('SELECT 1'), never())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: queryTexts.notSetUp,
    });
  });
});
