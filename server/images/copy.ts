import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { uploadOfFile } from '@contract/rules/site/uploads';
import pLimit from 'p-limit';
import { StartError } from '../config';
import type { ImageStore } from './store';

/** What a run copied. */
export interface CopyReport {
  /** The files that both storages have now, with the same checksum. */
  same: string[];
  /** How many of them this run wrote. */
  copied: number;
}

const AT_ONCE = 8;

/** A file and its checksum; null without it. */
async function read(store: ImageStore, file: string) {
  const opened = await store.open(file);
  if (!opened) return null;
  const bytes = await buffer(opened.body);
  return { bytes, sum: createHash('sha256').update(bytes).digest('hex') };
}

/**
 * Copies the files of all pictures into another storage and compares the checksums and the number
 * of files. Nothing is removed. A run after an interruption writes only what is missing or differs.
 * @throws StartError if a copy differs or is missing
 */
export async function copyPictures(from: ImageStore, to: ImageStore): Promise<CopyReport> {
  const files = (await from.list()).filter((file) => uploadOfFile(file) !== null);
  const there = new Set(await to.list());
  const limit = pLimit(AT_ONCE);
  const same: string[] = [];
  let copied = 0;

  async function copy(file: string): Promise<void> {
    const source = await read(from, file);
    // A running server removed it.
    if (!source) return;
    const before = there.has(file) ? await read(to, file) : null;
    if (before?.sum !== source.sum) {
      await to.put(file, source.bytes);
      const after = await read(to, file);
      if (after?.sum !== source.sum) {
        throw new StartError(`복사한 사진이 원본과 다릅니다: ${file}. 다시 실행해주세요.`);
      }
      copied += 1;
    }
    same.push(file);
  }

  // After a failure those under way end, and no other begins.
  const failures: unknown[] = [];
  const copyUnlessFailed = async (file: string) => {
    if (failures.length > 0) return;
    await copy(file).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(files.map((file) => limit(copyUnlessFailed, file)));
  if (failures.length > 0) throw failures[0];
  const stored = new Set(await to.list());
  const lost = same.filter((file) => !stored.has(file));
  if (lost.length > 0) {
    throw new StartError(
      `복사한 파일 ${same.length}개 가운데 ${lost.length}개가 새 저장소에 없습니다: ${lost[0]}. 다시 실행해주세요.`,
    );
  }
  return { same, copied };
}
