import { readFileSync, readdirSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A text, and where it is read. */
export interface SourceText {
  /** The name in code, for example `commonTexts.retry`. */
  name: string;
  /** The Korean text, with placeholders in braces. */
  text: string;
  /** The folders that use it, for example `components/PostCard`. */
  users: string[];
  /** The screens that show it. */
  screens: string[];
}

/** The texts of a module. */
export interface TextModule {
  file: string;
  texts: SourceText[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HANGUL = /[ㄱ-ㅎ가-힣]/;
/** For what the frame around every page uses. */
const EVERY_SCREEN = '모든 화면';
/** For what no file of the site reads: the server's answers and mails. */
const BY_SERVER = '서버의 답과 메일';

type Sources = Map<string, string>;

function readSources(): Sources {
  const files = ['src', 'contract'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((name) => posix.normalize(`${folder}/${name.replaceAll('\\', '/')}`))
      .filter((name) => /(?<!\.test|\.d|\.css)\.tsx?$/.test(name)),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(`${ROOT}/${file}`, 'utf8')]));
}

const holdsTexts = (file: string): boolean =>
  /^src\/texts\/|^contract\/\w*[tT]exts\.ts$/.test(file);

/** The sentence of a string or template; null for any other expression. */
function sentenceOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(
    ({ expression, literal }) => `{${nameIn(expression)}}${literal.text}`,
  );
  return node.head.text + spans.join('');
}

/** The name of a placeholder: the last name in its expression. */
function nameIn(expression: ts.Expression): string {
  return expression.getText().match(/[a-z]\w*(?=\W*$)/i)?.[0] ?? '…';
}

/** The texts of a module, by exported name and key. */
function textsOf(file: string, source: string): { holder: string; path: string; text: string }[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: { holder: string; path: string; text: string }[] = [];
  const visit = (node: ts.Node, holder: string, path: string): void => {
    const text = sentenceOf(node);
    if (text !== null && HANGUL.test(text)) found.push({ holder, path, text });
    const key = ts.isPropertyAssignment(node) ? node.name.getText().replaceAll("'", '') : null;
    const inner = key === null ? path : path === '' ? key : `${path}.${key}`;
    ts.forEachChild(node, (child) => visit(child, holder, inner));
  };
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement)) visit(statement, statement.name?.text ?? '', '');
    if (!ts.isVariableStatement(statement)) continue;
    for (const one of statement.declarationList.declarations) visit(one, one.name.getText(), '');
  }
  return found;
}

/** Which files import each file, at once or when needed. */
function importersOf(sources: Sources): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, source] of sources) {
    for (const [, specifier = ''] of source.matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
      const path = specifier.startsWith('.')
        ? posix.join(posix.dirname(file), specifier)
        : specifier.replace(/^@\//, 'src/').replace(/^@contract\//, 'contract/');
      const target = [`${path}.ts`, `${path}.tsx`].find((name) => sources.has(name));
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The screens that import `files`, directly or not. */
function screensOf(files: string[], importers: Map<string, string[]>): string[] {
  const screens = new Set<string>();
  const seen = new Set<string>();
  const climb = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const screen = /^src\/screens\/(?:admin\/)?(\w+Screen)\//.exec(file)?.[1];
    if (screen) screens.add(screen);
    else if (file.startsWith('src/app/')) screens.add(EVERY_SCREEN);
    else importers.get(file)?.forEach(climb);
  };
  files.forEach(climb);
  return screens.has(EVERY_SCREEN) ? [EVERY_SCREEN] : [...screens].sort();
}

const folderOf = (file: string): string =>
  relative('src', posix.dirname(file)).replaceAll('\\', '/');

/** The files that read a module's texts, through other modules of texts as well. */
function readersOf(module: string, importers: Map<string, string[]>): string[] {
  return (importers.get(module) ?? []).flatMap((file) =>
    holdsTexts(file) ? readersOf(file, importers) : file.startsWith('src/') ? [file] : [],
  );
}

/** Whether code names a text, by the constant that holds it and its first key, where it has one. */
function names(code: string, holder: string, key: string): boolean {
  const uses = [...code.matchAll(new RegExp(`\\b${holder}\\b(?:\\??\\.(\\w+))?`, 'g'))];
  // The first match is the import. A later match without a key may use any text.
  return uses.some(([, used], index) => (used === undefined ? index > 0 : used === key));
}

/** Every text that people read, by module, with the folders that use it and the screens that show those. */
export function readTexts(): TextModule[] {
  const sources = readSources();
  const importers = importersOf(sources);
  return [...sources.keys()].filter(holdsTexts).flatMap((file): TextModule[] => {
    const readers = [...new Set(readersOf(file, importers))];
    const texts = textsOf(file, sources.get(file) ?? '').map(({ holder, path, text }) => {
      const key = path.split('.')[0] ?? '';
      const direct = readers.filter((reader) => names(sources.get(reader) ?? '', holder, key));
      const users = direct.length > 0 ? direct : readers;
      return {
        name: path === '' ? holder : `${holder}.${path}`,
        text,
        users: users.length > 0 ? [...new Set(users.map(folderOf))] : [BY_SERVER],
        screens: screensOf(users, importers),
      };
    });
    return texts.length === 0 ? [] : [{ file, texts }];
  });
}
