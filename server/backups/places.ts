import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupPlace } from '../config/backups';
import { openBucket } from '../storage/s3';
import { backupsAmong, type StoredBackup } from './names';

/** Where backups are kept. */
export interface Place {
  /** The folder, or `s3://bucket/prefix`. */
  label: string;
  /** Newest first. */
  list: () => Promise<StoredBackup[]>;
  /** Stores what `make` writes to the given path; it has its name once it is complete. */
  keep: (name: string, make: (file: string) => Promise<unknown>) => Promise<void>;
  /** Copies a backup into a new file. */
  fetch: (name: string, file: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

const isPart = (name: string) => /^mulbit-.*\.part(?:-wal|-shm|-journal)?$/.test(name);

function folder(path: string): Place {
  return {
    label: path,
    list: async () => {
      const files = (await readdir(path, { withFileTypes: true })).filter((one) => one.isFile());
      return backupsAmong(
        await Promise.all(
          files.map(async ({ name }) => ({ name, bytes: (await stat(join(path, name))).size })),
        ),
      );
    },
    // The folder is never made: that of a disk that is not mounted would fill another one.
    keep: async (name, make) => {
      for (const left of (await readdir(path)).filter(isPart)) await rm(join(path, left));
      await make(join(path, name));
    },
    fetch: (name, file) => copyFile(join(path, name), file),
    remove: (name) => rm(join(path, name)),
  };
}

function bucket(
  { bucket: name, prefix, s3 }: BackupPlace & { kind: 's3' },
  scratch: string,
): Place {
  const under = prefix === '' ? '' : `${prefix}/`;
  const objects = openBucket(name, s3);
  return {
    label: `s3://${name}/${prefix}`,
    list: async () => {
      const files = await objects.list(under);
      return backupsAmong(
        files.map(({ key, bytes }) => ({ name: key.slice(under.length), bytes })),
      );
    },
    keep: async (file, make) => {
      await rm(scratch, { recursive: true, force: true });
      await mkdir(scratch, { recursive: true });
      try {
        await make(join(scratch, file));
        await objects.put(under + file, join(scratch, file));
      } finally {
        await rm(scratch, { recursive: true, force: true });
      }
    },
    fetch: (file, target) => objects.fetch(under + file, target),
    remove: (file) => objects.remove(under + file),
  };
}

/** Opens the place of the settings. @param dataDir holds a backup until it is sent */
export function openPlace(place: BackupPlace, dataDir: string): Place {
  return place.kind === 'folder' ? folder(place.path) : bucket(place, join(dataDir, 'backup-sent'));
}
