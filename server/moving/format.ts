import { join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../config';
import { exists } from '../backups/open';

// The folder of an export; docs/ko/move.md describes it.

/** The version of the format. */
export const FORMAT = 1;

/** The file that describes the site, and the one with the SHA-256 of all files, written last. */
export const MANIFEST = 'manifest.json';
export const SUMS = 'SHA256SUMS';

const PART = /^[a-z][a-z0-9_]*$/;

/** The file of a table. */
export const tableFile = (name: string): string => `tables/${name}.jsonl`;
/** The file of a picture. */
export const pictureFile = (file: string): string => `pictures/${file}`;

const FILE = /^(?:manifest\.json|tables\/[a-z][a-z0-9_]*\.jsonl|pictures\/[\w-]+\.webp)$/;

/** Whether a path is one of an export: nothing else is read or written. */
export const isFileOfExport = (path: string): boolean => FILE.test(path);

// What migrations and the server make again: their own records, the search index in the form of an
// engine, the claims of jobs, the link for a site without an admin, counts of rate limits, and
// what waits for a passkey, a code or a provider.
const MADE_AGAIN = [
  ...['knex_migrations', 'knex_migrations_lock', 'schema_part', 'job_run', 'setup_link'],
  ...['rate_limit', 'upstream_claim', 'passkey_challenge', 'waiting_login', 'new_totp'],
  ...['provider_visit', 'provider_newcomer'],
];

/** Whether the rows of a table move. */
export const moves = (table: string): boolean =>
  !MADE_AGAIN.includes(table) && !/^post_search(?:_\w+)?$/.test(table);

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const part = v.pipe(v.string(), v.regex(PART));

const ManifestSchema = v.object({
  format: v.literal(FORMAT),
  version: v.string(),
  engine: v.picklist(['sqlite', 'postgres']),
  exportedAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.string()),
  tables: v.array(
    v.object({
      name: part,
      rows: count,
      lastId: v.nullable(v.pipe(count, v.maxValue(2 ** 31 - 1))),
      columns: v.pipe(v.array(part), v.minLength(1)),
    }),
  ),
  pictures: count,
});

/** The description of an export. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** A table of an export. */
export type MovedTable = Manifest['tables'][number];

/** The refusal of an export whose contents are not those that were written. */
export const damaged = (path: string): StartError =>
  new StartError(
    `내보낸 폴더가 손상되었거나 다 옮겨지지 않았습니다: ${path}. 다시 복사하거나 내보내주세요.`,
  );

/**
 * Reads the description of an export.
 * @throws StartError if this version does not know its format
 */
export function parseManifest(text: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw damaged(MANIFEST);
  }
  const format = v.safeParse(v.looseObject({ format: count }), json);
  if (format.success && format.output.format > FORMAT) {
    throw new StartError('더 새로운 물빛이 내보낸 폴더입니다. 물빛을 그 버전으로 올려주세요.');
  }
  const result = v.safeParse(ManifestSchema, json);
  if (!result.success) throw damaged(MANIFEST);
  return result.output;
}

/** Refuses a folder that is no complete export. @throws StartError */
export function guardFolder(folder: string): void {
  if (!exists(folder)) throw new StartError(`폴더가 없습니다: ${folder}`);
  if (!exists(join(folder, SUMS))) {
    throw new StartError(`npm run move -- --export로 끝까지 내보낸 폴더가 아닙니다: ${folder}`);
  }
}
