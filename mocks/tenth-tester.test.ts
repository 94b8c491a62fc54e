import { listAnswer } from '@adapters/answers';
import { callTool, type ToolRecord } from '@adapters/call';
import { testerInput } from '@contract/models/tester-input';
import { testerTexts } from '@contract/testerTexts';
import { testerOfResource, testers } from '@contract/testers';
import { checkTester, expectedCost, initialValues } from '@contract/testers/check';
import { curlOf } from '@contract/testers/request';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { regionsService, regionsTester } from './tenth-tester';
import { NOW, toolsOver } from './testing/tools-over';
import { createSimulation } from './upstream';

const among = [...testers, regionsTester];

it('a tenth tester starts, checks, costs and shows its request by its descriptor alone', () => {
  const values = initialValues(regionsTester, NOW);
  expect(values).toEqual({ part: 'snippet', hl: 'ko' });
  expect(checkTester(regionsTester, values)).toEqual([]);
  expect(checkTester(regionsTester, {})).toEqual([
    { path: 'part', message: testerTexts.partNeeded },
  ]);
  expect(checkTester(regionsTester, { part: 'statistics' })).toHaveLength(1);
  expect(expectedCost(regionsTester, values)).toEqual([{ quota: 'youtube.units', units: 1 }]);
  const [request] = regionsTester.requests(values);
  expect(request && curlOf(request)).toBe(
    `curl 'https://www.googleapis.com/youtube/v3/i18nRegions?part=snippet&hl=ko&key=***'`,
  );
});

it('a tenth tester is called, answered and stored in the history like the first nine', async () => {
  const input = testerInput(
    ({ endpoint = '' }) => testerOfResource(endpoint, among),
    { endpoint: v.string() },
    among,
  );
  const given = v.parse(input, {
    endpoint: 'i18nRegions',
    part: ' snippet ',
    hl: 'ko',
    other: 'x',
  });
  expect(given.values).toEqual({ part: 'snippet', hl: 'ko' });
  expect(v.safeParse(input, { endpoint: 'i18nRegions', emptied: 'part' }).issues?.[0].message).toBe(
    testerTexts.partNeeded,
  );

  const { tools } = toolsOver({ simulation: createSimulation(() => NOW, regionsService) });
  const records: ToolRecord[] = [];
  const answer = await listAnswer(
    tools,
    (asked, work) =>
      callTool(tools, asked, work, (record) => {
        records.push(record);
        return Promise.resolve();
      }),
    given,
  );
  expect(answer).toMatchObject({
    endpoint: 'i18nRegions',
    message: '2건을 조회했습니다.',
    source: 'simulated',
    quota: { quota: 'youtube.units', cost: 1 },
    result: { items: [{ id: 'KR', snippet: { name: '대한민국' } }, { id: 'US' }] },
  });
  expect(records).toMatchObject([{ tester: 'youtube-regions', outcome: 'ok', cost: 1 }]);
});
