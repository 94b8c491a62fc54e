import { fixtureAnswer, type RunTool } from '@adapters/answers';
import { callTool } from '@adapters/call';
import { simulatedLine } from '@adapters/simulated-line';
import { createTools, type Tools } from '@adapters/tools';
import { quotaNames, quotas, type QuotaName } from '@contract/rules/rankings/quota';
import { testerOf } from '@contract/testers';
import { initialValues } from '@contract/testers/check';
import { ONBID_LIST } from '@contract/testers/real-estate';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAnswers, upstreamStore } from './db/upstream-store';
import { createSimulation, type Service } from './upstream';
import type { Recorded } from './upstream/types';

const NOW = Date.parse('2026-11-23T03:00:00Z');

const limits = Object.fromEntries(quotaNames.map((name) => [name, quotas[name].limit])) as Record<
  QuotaName,
  number
>;

function toolsOver(recorded: readonly Recorded[], further: Record<string, Service> = {}): Tools {
  const line = simulatedLine(createSimulation(() => NOW, further, recorded).send);
  return createTools({
    lineOf: () => line,
    store: upstreamStore,
    limits,
    now: () => NOW,
    naver: 'naver',
    onbidList: ONBID_LIST,
  });
}

const record = (tools: Tools, id: string) => {
  const tester = testerOf(id)!;
  const runTool: RunTool = (input, work) => callTool(tools, input, work, () => Promise.resolve());
  return fixtureAnswer(tools, runTool, {
    tester,
    values: initialValues(tester, NOW),
    own: {},
    notices: [],
  });
};

const addressOf = (url: string) => new URL(url).origin + new URL(url).pathname;
const failing: Service = () => ({ status: 500, type: 'text/plain', body: '' });

describe('a recorded answer', () => {
  beforeEach(() => forgetAnswers());

  it.each([
    'youtube-import',
    'youtube-collect',
    'youtube-videos',
    'news',
    'portal-news',
    'real-estate',
  ])('of %s answers the same requests again, instead of invented data', async (id) => {
    const { fixture } = await record(toolsOver([]), id);
    expect(fixture.exchanges.length).toBeGreaterThan(0);
    expect(JSON.stringify(fixture)).not.toMatch(/[?&](?:key|serviceKey|apiKey)=/);
    // Reads the downloaded file.
    const file = JSON.parse(JSON.stringify(fixture)) as Recorded;
    const services = fixture.exchanges.map(({ url }) => [addressOf(url), failing] as const);
    forgetAnswers();
    const again = await record(toolsOver([file], Object.fromEntries(services)), id);
    expect(again.fixture.exchanges).toEqual(fixture.exchanges);
    forgetAnswers();
    await expect(record(toolsOver([], Object.fromEntries(services)), id)).rejects.toThrow();
  });
});
