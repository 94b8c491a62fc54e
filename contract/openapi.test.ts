import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints';
import { errorsOf, type Endpoint } from './endpoints/define';
import { errorCodes, errorStatus } from './errors';
import { openapi } from './openapi';
import { trendingRegions } from './rules/rankings/ranking-tables';
import { testers } from './testers';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: object;
  responses: Record<string, { description: string; content: object }>;
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
    expect(
      Object.keys(operation?.responses ?? {})
        .map(Number)
        .sort(),
    ).toEqual([...new Set(statuses)].sort());
    for (const code of errorsOf(endpoint)) {
      expect(operation?.responses[errorStatus[code]]?.description).toContain(code);
    }
    const inPath = operation?.parameters.filter((one) => one.in === 'path') ?? [];
    expect(inPath.map((one) => `:${one.name}`)).toEqual(endpoint.path.match(/:\w+/g) ?? []);
    expect(inPath.every((one) => one.required)).toBe(true);
    expect(Boolean(operation?.requestBody)).toBe(Boolean(endpoint.body ?? endpoint.form));
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
