import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { rawOf } from './conformance/support/client';
import { endpoints, type EndpointName } from './endpoints';
import { errorsOf, type Endpoint } from './endpoints/define';
import { errorCodes, errorStatus } from './errors';
import { examples } from './examples';
import { openapi } from './openapi';
import { trendingRegions } from './rules/rankings/ranking-tables';
import { testers } from './testers';
import { parseInput } from './validate';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { description: string; content: Record<string, Content> }>;
}
interface Content {
  example?: unknown;
  examples?: Record<string, { value: { code: string; error: string } }>;
}
interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, { enum?: string[] }> }> };
}

const all = Object.entries<Endpoint>(endpoints);
// The description is plain JSON; the tests look at these parts of it.
const description = openapi() as unknown as Description;
const text = JSON.stringify(description);
const operationOf = (endpoint: Endpoint) =>
  description.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];

describe('openapi', () => {
  it.each(all)('documents %s', (name, endpoint) => {
    const operation = operationOf(endpoint);
    expect(operation?.operationId).toBe(name);
    const statuses = [endpoint.status, ...errorsOf(endpoint).map((code) => errorStatus[code])];
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      [...new Set(statuses)].sort().map(String).concat('default'),
    );
    for (const code of errorsOf(endpoint)) {
      const answer = operation?.responses[errorStatus[code]];
      expect(answer?.description).toContain(`${errorStatus[code]} ${code}`);
      expect(answer?.content['application/json']?.examples?.[code]?.value.code).toBe(code);
    }
    const inPath = operation?.parameters.filter((one) => one.in === 'path') ?? [];
    expect(inPath.map((one) => `:${one.name}`)).toEqual(endpoint.path.match(/:\w+/g) ?? []);
    expect(inPath.every((one) => one.required)).toBe(true);
    expect(Boolean(operation?.requestBody)).toBe(Boolean(endpoint.body ?? endpoint.form));
  });

  it.each(all)('gives a valid example of each input and answer of %s', (name, endpoint) => {
    const operation = operationOf(endpoint);
    const shown = Object.fromEntries(
      ['path', 'query'].map((place) => [
        place,
        Object.fromEntries(
          (operation?.parameters ?? [])
            .filter((one) => one.in === place && 'example' in one)
            .map((one) => [one.name, one.example]),
        ),
      ]),
    );
    const body = operation?.requestBody?.content['application/json']?.example;
    const given = rawOf(name as EndpointName, { query: shown['query'], body });
    const input = { ...given, params: shown['path'] };
    expect(() => parseInput(endpoint, input)).not.toThrow();
    // The tools' own parameters are in no schema: their descriptors check them.
    expect(shown['query']).toEqual(examples[name as EndpointName]?.query ?? {});
    for (const one of operation?.parameters ?? []) {
      if (one.required) expect(one, one.name).toHaveProperty('example');
    }
    const answer = operation?.responses[endpoint.status]?.content['application/json']?.example;
    expect(v.safeParse(endpoint.response, answer).issues).toBeUndefined();
  });

  it.each([
    [endpoints.importVideos, ['youtube-import']],
    [endpoints.collectChannels, ['youtube-collect']],
    [endpoints.searchYoutube, ['youtube-search']],
    [
      endpoints.callYoutube,
      testers.filter(({ resource }) => resource !== null).map(({ id }) => id),
    ],
    [endpoints.callNews, ['news']],
    [endpoints.searchPortalNews, ['portal-news']],
    [endpoints.findRealEstate, ['real-estate']],
  ] as const)('lists every parameter of the data tools of $path', (endpoint, ids) => {
    const listed = new Map(operationOf(endpoint)?.parameters.map((one) => [one.name, one]));
    for (const { params } of testers.filter(({ id }) => (ids as readonly string[]).includes(id))) {
      for (const { name, label } of params) {
        const schema = JSON.stringify(listed.get(name)?.schema);
        expect(schema, name).toMatch(/"type":/);
        expect(schema, name).toContain(label);
      }
    }
  });

  it('says the type, the limits and the default of a parameter', () => {
    const schemaOf = (endpoint: Endpoint, name: string) =>
      operationOf(endpoint)?.parameters.find((one) => one.name === name);
    expect(schemaOf(endpoints.importVideos, 'maxResults')?.schema).toMatchObject({
      ...{ type: 'integer', minimum: 1, maximum: 50, default: 10 },
    });
    expect(schemaOf(endpoints.callNews, 'pageSize')?.schema).toMatchObject({
      ...{ type: 'integer', enum: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100], default: 20 },
    });
    expect(schemaOf(endpoints.searchPortalNews, 'query')?.schema).toMatchObject({
      ...{ type: 'string', maxLength: 200, default: '주식' },
    });
    expect(schemaOf(endpoints.callYoutube, 'type')).toMatchObject({
      ...{ style: 'form', explode: false },
      schema: { type: 'array', items: { enum: ['video', 'channel', 'playlist'] } },
    });
    expect(schemaOf(endpoints.getTrending, 'region')?.schema).toMatchObject({
      enum: trendingRegions,
    });
  });

  it('marks the file field of a form', () => {
    expect(operationOf(endpoints.uploadImage)?.requestBody).toMatchObject({
      content: {
        'multipart/form-data': {
          schema: { required: ['image'] },
          encoding: { image: { contentType: 'image/jpeg, image/png, image/gif, image/webp' } },
        },
      },
    });
  });

  it('contains every call once and nothing else', () => {
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
    expect(operations.map((one) => one.operationId).sort()).toEqual(
      all.map(([name]) => name).sort(),
    );
  });

  it('contains the closed list of codes', () => {
    expect(description.components.schemas['Error']?.properties['code']?.enum).toEqual(errorCodes);
  });

  it('refers only to schemas that it contains', () => {
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(Object.keys(description.components.schemas)).toContain(name);
    }
  });

  it('contains no key and no password', () => {
    expect(text).not.toMatch(/mulbit-(?:member|admin)-1|conformance-admin-key|@mulbit\.test/);
  });
});
