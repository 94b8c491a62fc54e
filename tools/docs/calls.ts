import type { Endpoint, Schema } from '../../contract/endpoints/define';
import { errorsOf } from '../../contract/endpoints/define';
import { endpoints } from '../../contract/endpoints';
import type { EndpointName } from '../../contract/endpoints';
import { limitsOf } from '../../contract/endpoints/limits';
import { table } from './markdown';

const callers: Record<Endpoint['access'], string> = {
  public: 'everybody',
  member: 'members',
  admin: 'admins',
  adminOrKey: 'admins, or a script with the admin key',
};

/** Writes the page of all calls: one heading each, in the order of the contract. */
export function callsPage(): string {
  const sections = (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(
    ([name, endpoint]) => section(name, endpoint),
  );
  return [
    '# Calls',
    'Every call of the API, made from `contract/endpoints`. The exact shapes are served as `GET /api/openapi.json`. A success body carries `success: true` beside the named fields; an error body is described in [errors.md](errors.md).',
    ...sections,
  ].join('\n\n');
}

function section(name: EndpointName, endpoint: Endpoint): string {
  const { method, path, summary, access, status, response, form, bodyMax } = endpoint;
  const { own, shared } = limitsOf(name);
  const rows: [string, string][] = [
    ['may call', callers[access]],
    ['query', fieldList(endpoint.query)],
    ['body', form === undefined ? fieldList(endpoint.body) : `multipart, file field \`${form}\``],
    ['largest body', bodyMax === undefined ? '' : `${String(bodyMax / 1024)} KiB`],
    ['answer', `${String(status)} ${fieldList(response, ['success'])}`.trim()],
    ['errors', code(errorsOf(endpoint))],
    ['rate limits', code([...own, ...shared])],
  ];
  const filled = rows.filter(([, value]) => value !== '');
  return [`## ${name}`, `\`${method} ${path}\` · ${summary}.`, table(['', ''], filled)].join(
    '\n\n',
  );
}

function fieldList(schema: Schema | undefined, leftOut: string[] = []): string {
  return schema ? code(fieldsOf(schema).filter((field) => !leftOut.includes(field))) : '';
}

/** The names of an object's fields; a pipe, a wrapper or a choice is looked into. */
function fieldsOf(schema: Schema): string[] {
  const { entries, pipe, wrapped, options } = schema as {
    entries?: Record<string, Schema>;
    pipe?: readonly Schema[];
    wrapped?: Schema;
    options?: readonly Schema[];
  };
  if (entries) return Object.keys(entries);
  const inner = wrapped ?? pipe?.[0];
  if (inner && inner !== schema) return fieldsOf(inner);
  return [...new Set((options ?? []).flatMap(fieldsOf))];
}

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
