import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { callsPage } from './calls';
import { recoloredFiles } from './colors';
import { errorsPage } from './errors';
import { generatedLegalTexts } from './legal';
import { limitsPage } from './limits';
import { importsPage } from './imports';
import { noticeOf } from './notice';
import { tablesPage } from './tables';

const pages: Record<string, () => string | Promise<string>> = {
  'docs/product/calls.md': callsPage,
  'docs/product/errors.md': errorsPage,
  'docs/product/limits.md': limitsPage,
  'docs/imports.md': importsPage,
  'docs/tables.md': tablesPage,
};

async function formattedPages(): Promise<[string, string][]> {
  return Promise.all(
    Object.entries(pages).map(async ([path, write]): Promise<[string, string]> => [
      path,
      await format(await write(), { ...(await resolveConfig(path)), parser: 'markdown' }),
    ]),
  );
}

/**
 * The generated files by path: pages of the documentation, the legal texts, `NOTICE`, and copies of
 * colours.
 */
export async function generatedFiles(): Promise<Map<string, string>> {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<
    typeof noticeOf
  >[0];
  return new Map([
    ...(await formattedPages()),
    ...(await generatedLegalTexts(process.cwd())),
    ['NOTICE', noticeOf(lock)],
    ...recoloredFiles(),
  ]);
}
