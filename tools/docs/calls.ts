import { endpoints } from '../../contract/endpoints';
import type { Endpoint } from '../../contract/endpoints/define';
import { table } from './markdown';

const callers: Record<Endpoint['access'], string> = {
  public: 'everybody',
  member: 'members',
  admin: 'admins',
  adminOrKey: 'admins, key',
};

/** Writes the page of all calls: one table for each area of the API, in the order of the contract. */
export function callsPage(): string {
  const areas = new Map<string, [string, Endpoint][]>();
  for (const call of Object.entries<Endpoint>(endpoints)) {
    const area = areaOf(call[1].path);
    areas.set(area, [...(areas.get(area) ?? []), call]);
  }
  return [
    '# Calls',
    'Every call of the API, generated from `contract/endpoints`. `GET /api/openapi.json` has the exact fields. `key` means that a script may call with the admin key and no session. The last column lists the errors of the call itself. Every call can also answer the general errors: invalid input, missing permission, rate limit ([errors.md](errors.md), [limits.md](limits.md)).',
    ...[...areas].flatMap(([area, calls]) => [`## ${area}`, callsTable(calls)]),
  ].join('\n\n');
}

const areaOf = (path: string) => path.split('/')[2] ?? '';

function callsTable(calls: readonly (readonly [string, Endpoint])[]): string {
  return table(
    ['call', 'request', 'who', 'does', 'errors'],
    calls.map(([name, { method, path, access, summary, errors }]) => [
      `\`${name}\``,
      `\`${method} ${path}\``,
      callers[access],
      `${summary}.`,
      errors.map((code) => `\`${code}\``).join(', '),
    ]),
  );
}
