import { mkdirSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Knex } from 'knex';
import { uploadOfFile } from '@contract/rules/site/uploads';
import { fileOf, hasDatabase, picturesOf, syncPath, withFile } from '../backups/open';
import { inEmptyPostgres } from '../backups/postgres-rows';
import { StartError } from '../config';
import { lockStart } from '../database/start-lock';
import type { ImageFiles } from '../images/files';
import type { MovedSite } from './export';
import { fillDatabase } from './fill';
import { linesOf, sumsOf, verify } from './files';
import { damaged, guardFolder, MANIFEST, parseManifest, tableFile } from './format';
import type { Manifest } from './format';

const PICTURES = 'pictures/';
const LEFTOVERS = ['', '-wal', '-shm', '-journal'];

/** Checks everything except the pictures, which are checked when they are copied. */
async function readExport(folder: string): Promise<Manifest> {
  guardFolder(folder);
  const found = new Set<string>();
  let files = 0;
  for await (const sum of sumsOf(folder)) {
    if (sum.path.startsWith(PICTURES)) {
      files += 1;
    } else {
      await verify(folder, sum);
      found.add(sum.path);
    }
  }
  if (!found.delete(MANIFEST)) throw damaged(MANIFEST);
  const manifest = parseManifest(await readFile(join(folder, MANIFEST), 'utf8'));
  for (const { name } of manifest.tables) {
    if (!found.delete(tableFile(name))) throw damaged(tableFile(name));
  }
  const [unknown] = found;
  if (unknown !== undefined) throw damaged(unknown);
  if (files !== manifest.pictures * 2) throw damaged(PICTURES);
  return manifest;
}

/** The pictures of a site, which a failure takes back. */
interface Pictures {
  put: () => Promise<void>;
  takeBack: () => Promise<void>;
}

function openPictures(files: ImageFiles, folder: string): Pictures {
  const made: string[] = [];
  return {
    put: async () => {
      for await (const sum of sumsOf(folder)) {
        if (!sum.path.startsWith(PICTURES)) continue;
        const file = sum.path.slice(PICTURES.length);
        const name = uploadOfFile(file);
        if (name === null) throw damaged(sum.path);
        await verify(folder, sum);
        // A picture never changes, so one that is there is left of an interrupted import.
        if (!(await files.has(file))) made.push(name);
        await files.put(file, await readFile(join(folder, sum.path)));
      }
    },
    takeBack: async () => {
      for (const name of made) await files.remove(name);
    },
  };
}

/** Gives `fill` an empty database, which becomes that of the site if nothing fails. */
async function inEmptyDatabase(site: MovedSite, fill: (db: Knex) => Promise<void>): Promise<void> {
  const { database } = site;
  if (database.engine === 'postgres') return inEmptyPostgres(database.url, fill);
  const { file } = database;
  if (hasDatabase(database)) {
    throw new StartError(
      `데이터베이스가 이미 있습니다. 서버를 끄고 ${file}과 옆의 -wal, -shm 파일을 다른 곳으로 옮긴 뒤 다시 실행해주세요.`,
    );
  }
  const part = `${file}.moving`;
  const clear = async () => {
    for (const end of LEFTOVERS) await rm(`${part}${end}`, { force: true });
  };
  await clear();
  try {
    await withFile(fileOf(site, part), async (db) => {
      await fill(db);
      await db.raw('PRAGMA journal_mode = DELETE');
    });
    syncPath(part);
    await rename(part, file);
    syncPath(dirname(file));
  } finally {
    await clear();
  }
}

/**
 * Imports an exported site into an empty one, on either engine: everything, or nothing.
 * @returns the description of the export, whose numbers are now those of the site
 * @throws StartError when the site is not empty, or the export is damaged or newer than this version
 */
export async function importSite(site: MovedSite, folder: string): Promise<Manifest> {
  const manifest = await readExport(folder);
  mkdirSync(site.dataDir, { recursive: true });
  const pictures = openPictures(picturesOf(site), folder);
  // A server that starts now waits, instead of making a database of its own.
  const unlock = await lockStart(site.database, () => undefined);
  try {
    await inEmptyDatabase(site, async (db) => {
      await fillDatabase(db, manifest, ({ name }) => linesOf(join(folder, tableFile(name))));
      await pictures.put();
    });
    return manifest;
  } catch (error) {
    await pictures.takeBack();
    throw error;
  } finally {
    await unlock();
  }
}
