import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints';
import { errorsOf, type Endpoint } from './endpoints/define';
import { errorCodes, errorStatus } from './errors';
import { openapi } from './openapi';

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
// It is made as plain JSON; the tests look at these parts of it.
const description = openapi() as unknown as Description;
const text = JSON.stringify(description);
const operationOf = (endpoint: Endpoint) =>
  description.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];

describe('openapi', () => {
  it.each(all)('describes %s', (name, endpoint) => {
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

  it('says which field of a form is the file', () => {
    expect(operationOf(endpoints.uploadImage)?.requestBody).toMatchObject({
      content: {
        'multipart/form-data': {
          schema: { required: ['image'] },
          encoding: { image: { contentType: 'image/jpeg, image/png, image/gif, image/webp' } },
        },
      },
    });
  });

  it('describes every call once and nothing else', () => {
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
    expect(operations.map((one) => one.operationId).sort()).toEqual(
      all.map(([name]) => name).sort(),
    );
  });

  it('knows the closed list of codes', () => {
    expect(description.components.schemas['Error']?.properties['code']?.enum).toEqual(errorCodes);
  });

  it('refers only to schemas that it holds', () => {
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(Object.keys(description.components.schemas)).toContain(name);
    }
  });

  it('holds no key and no password', () => {
    expect(text).not.toMatch(/mulbit-(?:member|admin)-1|conformance-admin-key|@mulbit\.test/);
  });
});
