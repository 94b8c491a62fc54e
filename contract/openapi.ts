import { toJsonSchema } from '@valibot/to-json-schema';
import type { Endpoint, Schema } from './endpoints/define';
import { errorsOf } from './endpoints/define';
import { endpoints, type EndpointName } from './endpoints';
import { errorBody, errorCodes, errorStatus, ApiError, type ErrorCode } from './errors';
import { examples } from './examples';
import { exampleOf } from './openapi-examples';
import { testerFields } from './openapi-testers';
import { SESSION_COOKIE } from './rules/members/sessions';
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

function parameters(schema: Schema | undefined, place: 'path' | 'query', given: Json): Json[] {
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
    ...(name in given && { example: given[name] }),
    // Several values share one parameter, separated by commas.
    ...(place === 'query' && shape.type === 'array' ? { style: 'form', explode: false } : {}),
  }));
}

/** Troubles of the server that may stop any call, by no fault of the caller. */
const troubles: readonly ErrorCode[] = ['TIMEOUT', 'INTERNAL', 'UNAVAILABLE', 'STORAGE_FULL'];

/** An answer with one of these errors: each code with its sentence and an example. */
function failure(codes: readonly ErrorCode[]): Json {
  const bodies = codes.map(
    (code) => [code, errorBody(new ApiError(code, errorTexts[code]))] as const,
  );
  return {
    description: bodies
      .map(([code]) => `${errorStatus[code]} ${code}: ${errorTexts[code]}`)
      .join(' · '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(bodies.map(([code, value]) => [code, { value }])),
      },
    },
  };
}

function responses(endpoint: Endpoint): Json {
  const schema = jsonSchema(endpoint.response, 'output');
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint)) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  return {
    [endpoint.status]: {
      description: 'success',
      content: { 'application/json': { schema, example: exampleOf(schema) } },
    },
    ...Object.fromEntries([...byStatus].map(([status, codes]) => [status, failure(codes)])),
    default: { $ref: '#/components/responses/Trouble' },
  };
}

function requestBody({ body, form }: Endpoint, example: unknown): Json {
  if (form !== undefined) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', required: [form], properties: { [form]: file } };
    const encoding = { [form]: { contentType: imageTypes.join(', ') } };
    const content = { 'multipart/form-data': { schema, encoding } };
    return { requestBody: { required: true, content } };
  }
  if (!body) return {};
  const content = { 'application/json': { schema: jsonSchema(body, 'input'), example } };
  return { requestBody: { required: true, content } };
}

/** Who may make a call, as the names of `securitySchemes`; any one of them suffices. */
const security: Record<Endpoint['access'], Json[]> = {
  public: [],
  member: [{ session: [] }],
  admin: [{ session: [] }],
  adminOrKey: [{ session: [] }, { adminKey: [] }],
};

function operation(name: EndpointName, endpoint: Endpoint): Json {
  const { id, query = {}, body } = examples[name] ?? {};
  const [, param = ''] = /:(\w+)/.exec(endpoint.path) ?? [];
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    'x-access': endpoint.access,
    security: security[endpoint.access],
    parameters: [
      ...parameters(endpoint.params, 'path', { [param]: String(id) }),
      ...parameters(endpoint.query, 'query', query),
    ],
    ...requestBody(endpoint, body),
    responses: responses(endpoint),
  };
}

const description =
  'The API of 물빛. Programs branch on `code`, people read `error`. `login` sets the session cookie, which later calls send back; `x-access` names who may make a call.';

/** The OpenAPI 3.1 description, generated from the endpoints alone; served as /api/openapi.json. */
export function openapi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints) as [
    EndpointName,
    Endpoint,
  ][]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mulbit', version: '1', description },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        adminKey: { type: 'apiKey', in: 'header', name: 'X-Admin-Key' },
      },
      responses: { Trouble: failure(troubles) },
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
