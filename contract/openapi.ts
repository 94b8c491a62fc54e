import { toJsonSchema } from '@valibot/to-json-schema';
import type { Endpoint, Schema } from './endpoints/define';
import { errorsOf } from './endpoints/define';
import { endpoints } from './endpoints';
import { errorCodes, errorStatus } from './errors';
import { testerFields } from './openapi-testers';
import { imageTypes } from './rules/site/uploads';
import type { Tester } from './testers/types';
import { errorTexts } from './texts';

type Json = Record<string, unknown>;

/** Metadata of a schema that JSON Schema cannot be derived from. */
interface Said {
  /** The data tools whose parameters are its fields. */
  testers?: readonly Tester[];
  /** The codes that it accepts, in any case. */
  codes?: readonly string[];
}

/** Returns the metadata of a schema action; null for other actions. */
function saidOf({ type, metadata }: { type: string; metadata?: unknown }): Said | null {
  return type === 'metadata' ? (metadata as Said) : null;
}

function withSaid(schema: Json, { testers, codes }: Said): Json {
  const { properties, required } = schema as { properties?: object; required?: string[] };
  if (codes) return { ...schema, enum: codes };
  if (!testers) return schema;
  const fields = testerFields(testers);
  return {
    ...schema,
    properties: { ...fields.properties, ...properties },
    required: [...(required ?? []), ...fields.required],
  };
}

function jsonSchema(schema: Schema, typeMode: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode,
    // Checks and transforms that JSON Schema cannot express are left out; the error sentences
    // describe them.
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema: made }) => {
      const said = saidOf(valibotAction);
      return said && withSaid(made as Json, said);
    },
  });
  return rest;
}

function parameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
    // Several values share one parameter, separated by commas.
    ...(place === 'query' && shape.type === 'array' ? { style: 'form', explode: false } : {}),
  }));
}

function responses(endpoint: Endpoint): Json {
  const byStatus: Record<string, { description: string; content: Json }> = {
    [endpoint.status]: {
      description: 'success',
      content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
    },
  };
  for (const code of errorsOf(endpoint)) {
    const status = String(errorStatus[code]);
    const description = `${code}: ${errorTexts[code]}`;
    const known = byStatus[status]?.description;
    byStatus[status] = {
      description: known ? `${known} · ${description}` : description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return byStatus;
}

function requestBody({ body, form }: Endpoint): Json {
  if (form !== undefined) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', required: [form], properties: { [form]: file } };
    const encoding = { [form]: { contentType: imageTypes.join(', ') } };
    const content = { 'multipart/form-data': { schema, encoding } };
    return { requestBody: { required: true, content } };
  }
  if (!body) return {};
  return {
    requestBody: { content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
  };
}

function operation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint),
    responses: responses(endpoint),
  };
}

/** The OpenAPI 3.1 description, generated from the endpoints alone; served as /api/openapi.json. */
export function openapi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mulbit', version: '1', description: '물빛 API' },
    paths,
    components: {
      schemas: {
        Error: {
          type: 'object',
          required: ['success', 'error', 'code'],
          properties: {
            success: { const: false },
            error: { type: 'string' },
            code: { enum: errorCodes },
            issues: {
              type: 'array',
              items: {
                type: 'object',
                required: ['path', 'message'],
                properties: {
                  path: { type: 'string' },
                  message: { type: 'string' },
                  proposal: { type: 'string' },
                },
              },
            },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}
