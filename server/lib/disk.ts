import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The space of a disk, bytes. */
export interface DiskSpace {
  /** What an unprivileged program may still write. */
  free: number;
  total: number;
}

/** The space of the disk with a folder, which may not exist yet; null if the system does not tell. */
export async function diskSpace(folder: string): Promise<DiskSpace | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing && dirname(folder) !== folder ? diskSpace(dirname(folder)) : null;
  }
}
