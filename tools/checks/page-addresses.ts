import ts from 'typescript';
import { pageAddresses } from '@contract/pages';
import type { Sources } from './sources';

// Tests, stories and measurements may type the addresses that they expect.
const read = /^(contract|src|server|mocks|tools|\.storybook)\/|^[^/]+\.ts$/;
const skipped = /\.(test|stories)\.|^contract\/conformance\/|^(tools\/new|server\/testing)\//;
const tables = ['contract/pages.ts', 'src/config/pages.ts'];

/** The texts of a file's literals, with each part of a template separately. */
function literalsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(node.text);
    if (ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

/**
 * Finds addresses of pages typed outside the tables of pages, where an edit would miss them.
 * @param paths the pages' addresses as the router reads them
 */
export function typedAddresses(paths: readonly string[], sources: Sources): string[] {
  const all = [...paths, ...Object.values(pageAddresses)];
  const firsts = new Set(all.map((path) => path.split('/')[1]).filter(Boolean));
  const address = new RegExp(`^/(?:(?:${[...firsts].join('|')})(?:[/?#]|$)|\\?sphere=)`);
  return [...sources]
    .filter(([file]) => read.test(file) && !skipped.test(file) && !tables.includes(file))
    .flatMap(([file, text]) =>
      literalsOf(file, text)
        .filter((literal) => address.test(literal))
        .map((literal) => `${file} types the address ${literal}; take it from the table of pages.`),
    );
}
