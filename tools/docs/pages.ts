import { format, resolveConfig } from 'prettier';
import { callsPage } from './calls';
import { errorsPage } from './errors';
import { limitsPage } from './limits';

const writers: Record<string, () => string> = {
  'docs/product/calls.md': callsPage,
  'docs/product/errors.md': errorsPage,
  'docs/product/limits.md': limitsPage,
};

/** The generated pages of the product's documents by path, formatted as the repository's Markdown is. */
export async function generatedPages(): Promise<Map<string, string>> {
  const pages = Object.entries(writers).map(async ([path, write]): Promise<[string, string]> => [
    path,
    await format(write(), { ...(await resolveConfig(path)), parser: 'markdown' }),
  ]);
  return new Map(await Promise.all(pages));
}
