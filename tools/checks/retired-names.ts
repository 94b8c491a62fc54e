import ts from 'typescript';
import type { Sources } from './sources';

interface Retired {
  /** Names that no identifier and no file may have. */
  names: ReadonlySet<string>;
  /** Words that no comment may have. */
  words: readonly string[];
}

const LAST_CELL = /^\|.*\|([^|]*)\|$/gm;
const CODE = /`([^`]+)`/g;
// A migration keeps the words of its time. The tests of this check contain the refused words.
const exempt = /^server\/migrations\/|^tools\/checks\/retired-names\.test\.ts$/;

const codesOf = (text: string) => [...text.matchAll(CODE)].map(([, code = '']) => code);

/**
 * Reads the names and words that the glossary retires.
 * @param glossary `docs/glossary.md`: the last column of its table, and the words in the section
 *   about comments
 */
export function retiredBy(glossary: string): Retired {
  const [table = '', comments = ''] = glossary.split(/^## .*$/m);
  const cells = [...table.matchAll(LAST_CELL)].map(([, cell = '']) => cell);
  return { names: new Set(cells.flatMap(codesOf)), words: codesOf(comments) };
}

/**
 * The retired name that equals an identifier or one of its words: `house` in `house`, `keepHouse`
 * and `HOUSE_KEY`.
 */
function retiredIn(identifier: string, names: ReadonlySet<string>): string | undefined {
  if (names.has(identifier)) return identifier;
  // Columns of tables and fields of the API keep their names.
  if (/^[a-z\d]+_/.test(identifier)) return undefined;
  const words = identifier.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return words.map((word) => word.toLowerCase()).find((word) => names.has(word));
}

/** Finds names in code, names of files and words in comments that the glossary retires. */
export function retiredNames(sources: Sources, { names, words }: Retired): string[] {
  const word = new RegExp(`\\b(${words.join('|')})\\b`, 'i');
  return [...sources]
    .filter(([file]) => !exempt.test(file))
    .flatMap(([file, text]) => [
      ...namesOfFile(file)
        .filter((name) => names.has(name))
        .map((name) => `${file}: the glossary retires the name ${name}.`),
      ...tokensOf(file, text).flatMap(({ line, isComment, token }) => {
        const found = isComment ? word.exec(token)?.[1] : retiredIn(token, names);
        return found ? [`${file}:${String(line)} the glossary retires "${found}".`] : [];
      }),
    ]);
}

/** The folders of a path, and its file without the part after the first dot. */
const namesOfFile = (file: string) => file.split('/').map((part) => part.split('.')[0] ?? '');

interface Token {
  line: number;
  isComment: boolean;
  token: string;
}

function tokensOf(file: string, text: string): Token[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (at: number) => tree.getLineAndCharacterOfPosition(at).line + 1;
  const comments = new Map<number, Token>();
  const identifiers: Token[] = [];
  function read(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const token = { line: lineOf(node.getStart(tree)), isComment: false, token: node.text };
      identifiers.push(token);
    }
    const children = node.getChildren(tree);
    if (children.length === 0 && !ts.isJsxText(node)) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
      ];
      for (const { pos, end } of ranges) {
        const token = text.slice(pos, end).replace(/\s*\n\s*\*?\s*/g, ' ');
        comments.set(pos, { line: lineOf(pos), isComment: true, token });
      }
    }
    children.filter((child) => !ts.isJSDoc(child)).forEach(read);
  }
  read(tree);
  return [...identifiers, ...comments.values()].sort((a, b) => a.line - b.line);
}
