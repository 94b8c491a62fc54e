import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uploadFiles } from '@contract/rules/site/uploads';
import {
  editManifest,
  filesIn,
  forge,
  refused,
  siteIn,
  startExported,
  type Exported,
} from '../testing/moved';
import { importSite } from './import';

let moved: Exported;
beforeAll(async () => {
  moved = await startExported();
});
afterAll(() => moved.close());

/** A copy of the export that a test may change, and the folder of an empty site. */
let copy: string;
let target: string;
beforeEach(() => {
  ({ copy, target } = moved.copy());
});

const edit = (change: Parameters<typeof editManifest>[1]) => editManifest(copy, change);

const damages: Record<string, [change: () => void, sentence: string]> = {
  'without its checksums': [() => rmSync(join(copy, 'SHA256SUMS')), '끝까지 내보낸 폴더가'],
  'with fewer checksums': [
    () => {
      const sums = readFileSync(join(copy, 'SHA256SUMS'), 'utf8').split('\n');
      writeFileSync(join(copy, 'SHA256SUMS'), sums.slice(0, -3).join('\n'));
    },
    'manifest.json',
  ],
  'without a table': [() => rmSync(join(copy, 'tables/member.jsonl')), 'tables/member.jsonl'],
  'with another row': [
    () => {
      const file = join(copy, 'tables/member.jsonl');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"gems":', '"gems":1'));
    },
    'tables/member.jsonl',
  ],
  'with another picture': [
    () => writeFileSync(join(copy, 'pictures', uploadFiles(moved.picture).card), 'x'),
    uploadFiles('x').card.slice(1),
  ],
  'with a link for a picture': [
    () => {
      const { card } = uploadFiles(moved.picture);
      rmSync(join(copy, 'pictures', card));
      symlinkSync(join(moved.exported, 'pictures', card), join(copy, 'pictures', card));
    },
    'pictures/',
  ],
  'with a link for a folder': [
    () => {
      rmSync(join(copy, 'tables'), { recursive: true });
      symlinkSync(join(moved.exported, 'tables'), join(copy, 'tables'));
    },
    'tables/',
  ],
  'that leads out of its folder': [
    () => {
      const sums = join(copy, 'SHA256SUMS');
      writeFileSync(sums, `${'0'.repeat(64)}  pictures/../../x.webp\n`, { flag: 'a' });
    },
    'SHA256SUMS',
  ],
  'of a newer version': [
    () => edit((manifest) => (manifest.migrations as string[]).push('9999_later')),
    '더 새로운 물빛',
  ],
  'of a newer format': [() => edit((manifest) => (manifest.format = 2)), '더 새로운 물빛'],
  'with an unknown table': [
    () => {
      edit((manifest) => {
        const table = { name: 'stranger', rows: 0, lastId: null, columns: ['id'] };
        (manifest.tables as object[]).push(table);
      });
      writeFileSync(join(copy, 'tables/stranger.jsonl'), '');
      forge(copy, 'tables/stranger.jsonl', () => '');
    },
    'manifest.json',
  ],
  'with an unknown column': [
    () =>
      forge(copy, 'tables/member.jsonl', (text) =>
        text.replace('"gems":', '"gems\\") --":0,"gems":'),
      ),
    'tables/member.jsonl',
  ],
  'with a column of other tables': [
    () =>
      edit((manifest) => {
        const [table] = manifest.tables as { columns: string[] }[];
        table?.columns.push('password_hash');
      }),
    'manifest.json',
  ],
  'with an object for a value': [
    () => forge(copy, 'tables/member.jsonl', (text) => text.replace(/"gems":\d+/, '"gems":{}')),
    'tables/member.jsonl',
  ],
  'with a row that refers to none': [
    () =>
      forge(copy, 'tables/comment.jsonl', (text) =>
        text.replace(/"author_id":\d+/, '"author_id":999999'),
      ),
    'tables/comment.jsonl',
  ],
  'with a row too few': [
    () => forge(copy, 'tables/reaction.jsonl', (text) => text.slice(text.indexOf('\n') + 1)),
    '수가 내보낼 때와 다릅니다: reaction',
  ],
  'with a row twice': [
    () => forge(copy, 'tables/member.jsonl', (text) => text + text),
    '받지 않는 행이 있어 옮기지 못했습니다: SQLITE_CONSTRAINT: UNIQUE constraint failed: member.id',
  ],
};

it.each(Object.entries(damages))(
  'an import leaves nothing of an export %s',
  async (_, [damage, sentence]) => {
    damage();
    expect(await refused(importSite(siteIn(target), copy))).toContain(sentence);
    const left = Object.entries(filesIn(target)).filter(([path]) => !path.endsWith('-start'));
    expect(left).toEqual([]);
  },
);
