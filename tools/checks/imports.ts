import ts from 'typescript';
import { resolveImport } from '../lint/resolve';
import type { Sources } from './sources';

/** The file of `sources` that `specifier` names in `file`; undefined for packages. */
export function sourceAt(file: string, specifier: string, sources: Sources): string | undefined {
  const target = resolveImport(file, specifier);
  if (target.kind === 'package') return undefined;
  return ['.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
    .map((ending) => target.path + ending)
    .find((path) => sources.has(path));
}

/** Names the files of `sources` that `file` imports statically, including types. */
export function importsOf(file: string, sources: Sources): string[] {
  const tree = ts.createSourceFile(file, sources.get(file) ?? '', ts.ScriptTarget.Latest);
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const specifier = statement.moduleSpecifier;
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return [];
    return sourceAt(file, specifier.text, sources) ?? [];
  });
}
