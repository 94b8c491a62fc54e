import { endpoints } from '../../contract/endpoints';
import type { Endpoint } from '../../contract/endpoints/define';

const callers: Record<Endpoint['access'], string> = {
  public: '',
  member: ' (members)',
  admin: ' (admins)',
  adminOrKey: ' (admins, key)',
};

/** Writes the page of all calls: a list for each area of the API, in the order of the contract. */
export function callsPage(): string {
  const areas = new Map<string, string[]>();
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const { method, path, access, summary } = endpoint;
    const area = path.split('/')[2] ?? '';
    const call = `- \`${name}\` \`${method} ${path}\`${callers[access]}: ${summary}.`;
    areas.set(area, [...(areas.get(area) ?? []), call]);
  }
  return [
    '# Calls',
    'Every call of the API, generated from `contract/endpoints`. `/api/docs` shows the exact fields, examples and errors of `GET /api/openapi.json` ([errors.md](errors.md), [limits.md](limits.md)). Without a note, everybody may call. `key` means that a script may call with the admin key and no session.',
    ...[...areas].flatMap(([area, calls]) => [`## ${area}`, calls.join('\n')]),
  ].join('\n\n');
}
