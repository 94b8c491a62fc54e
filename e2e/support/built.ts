import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  name?: string;
}

/** The file of the built live site that contains a lazily loaded part, such as 'SiteDrawer'. */
export function fileOf(part: string): string {
  const manifest = readFileSync('dist/client/.vite/manifest.json', 'utf8');
  const chunks = Object.values(JSON.parse(manifest) as Record<string, Chunk>);
  const found = chunks.find(({ name }) => name === part);
  if (!found) throw new Error(`The build has no part "${part}".`);
  return found.file;
}

/** The addresses of that file, also for a second request. */
export const requestsOf = (part: string): string => `**/${fileOf(part)}*`;
