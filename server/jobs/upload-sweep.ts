import type { Database } from '../database';
import type { ImageFiles } from '../images/files';
import { deleteFreeUpload, listFreeUploads, listUploadNames } from '../tables/upload';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long an unused upload is kept, ms: a draft that only the browser knows may show it. */
const GRACE = 7 * DAY;
const BATCH = 100;
const PAGE = 1_000;

/**
 * Removes unused uploads: the row first, then the files. An interruption in between leaves files
 * without a row, which `removeStrays` finds.
 */
async function removeFree(db: Database, files: ImageFiles, now: number): Promise<void> {
  for (;;) {
    const names = await listFreeUploads(db, { before: now - GRACE, limit: BATCH });
    const removed: string[] = [];
    await db.transaction(async (tx) => {
      removed.length = 0;
      for (const name of names) if (await deleteFreeUpload(tx, name)) removed.push(name);
    });
    for (const name of removed) await files.remove(name);
    if (names.length < BATCH || removed.length === 0) return;
  }
}

/** Removes files whose row was never written, or was missing in the backup of the database. */
async function removeStrays(db: Database, files: ImageFiles, now: number): Promise<void> {
  const strays = await files.names();
  if (strays.size === 0) return;
  for (let last = ''; ;) {
    const names = await listUploadNames(db, { name: last, limit: PAGE });
    for (const name of names) strays.delete(name);
    if (names.length < PAGE) break;
    last = names.at(-1) ?? '';
  }
  // New files may be about to get their row.
  for (const name of strays) {
    if (await files.isOlder(name, now - DAY)) await files.remove(name);
  }
}

/** Removes unused uploads and stray files. */
export async function sweepUploads(db: Database, files: ImageFiles, now: number): Promise<void> {
  await removeFree(db, files, now);
  await removeStrays(db, files, now);
  await files.removeStranded(now - HOUR);
}
