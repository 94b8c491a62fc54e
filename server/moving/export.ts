import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { uploadFiles } from '@contract/rules/site/uploads';
import { exists, picturesOf, syncPath } from '../backups/open';
import { StartError, type Config } from '../config';
import { linesOf, only, writeFolder, type WriteFile } from './files';
import { FORMAT, MANIFEST, pictureFile, tableFile, type Manifest } from './format';
import { withSnapshot, type Snapshot } from './snapshot';

/** The settings of a site that say what moves. */
export type MovedSite = Pick<Config, 'database' | 'dataDir' | 'uploads'>;

/** What an export holds. */
export interface ExportReport {
  manifest: Manifest;
  /** Pictures that the database names but the storage did not have. */
  missing: number;
}

async function* textOf(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const rows of batches) yield `${rows.join('\n')}\n`;
}

async function writeTables(write: WriteFile, snapshot: Snapshot): Promise<void> {
  for (const table of snapshot.tables) {
    await write(tableFile(table.name), textOf(snapshot.rowsOf(table)));
  }
}

async function hasPushKey({ tables, rowsOf }: Snapshot): Promise<boolean> {
  const secrets = tables.find(({ name }) => name === 'site_secret');
  if (!secrets) return false;
  for await (const rows of rowsOf(secrets)) {
    if (rows.some((row) => (JSON.parse(row) as { name: string }).name === 'push-key')) return true;
  }
  return false;
}

/** Refuses a site whose key for pushes is still in a file: its next start takes the key over. */
async function guardPushKey(snapshot: Snapshot, { dataDir }: MovedSite): Promise<void> {
  const file = join(dataDir, 'push-key');
  if (!exists(file) || (await hasPushKey(snapshot))) return;
  throw new StartError(
    `푸시의 키가 아직 파일에 있습니다: ${file}. 서버를 한 번 시작한 뒤 내보내주세요.`,
  );
}

/** Copies the pictures that the exported database names. */
async function writePictures(write: WriteFile, folder: string, site: MovedSite) {
  const pictures = picturesOf(site);
  const counts = { pictures: 0, missing: 0 };
  for await (const line of linesOf(join(folder, tableFile('upload')))) {
    const { name } = JSON.parse(line) as { name: string };
    const parts = Object.values(uploadFiles(name));
    const found = await Promise.all(parts.map((file) => pictures.read(file)));
    if (found.includes(null)) {
      counts.missing += 1;
      continue;
    }
    counts.pictures += 1;
    for (const [at, file] of parts.entries()) {
      await write(pictureFile(file), only(found[at] ?? ''));
    }
  }
  return counts;
}

async function writeSite(write: WriteFile, site: MovedSite, folder: string, version: string) {
  const { database } = site;
  const { migrations, tables } = await withSnapshot(database, async (snapshot) => {
    await guardPushKey(snapshot, site);
    await writeTables(write, snapshot);
    return snapshot;
  });
  const { pictures, missing } = await writePictures(write, folder, site);
  const manifest: Manifest = {
    format: FORMAT,
    version,
    engine: database.engine,
    exportedAt: new Date().toISOString(),
    ...{ migrations, tables, pictures },
  };
  await write(MANIFEST, only(`${JSON.stringify(manifest, null, 2)}\n`));
  return { manifest, missing };
}

/**
 * Exports a whole site into a new folder, also while the server runs. The folder appears under its
 * name when it is complete.
 * @param version of the site
 * @throws StartError when there is no site or the folder exists
 */
export async function exportSite(
  site: MovedSite,
  folder: string,
  version: string,
): Promise<ExportReport> {
  if (exists(folder)) throw new StartError(`이미 있는 폴더에는 내보내지 않습니다: ${folder}`);
  if (!exists(dirname(folder))) throw new StartError(`폴더가 없습니다: ${dirname(folder)}`);
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  try {
    const report = await writeFolder(part, (write) => writeSite(write, site, part, version));
    await rename(part, folder);
    syncPath(dirname(folder));
    return report;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
