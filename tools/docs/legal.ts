import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig, type ParserOptions } from 'prettier';
import { parsers } from 'prettier/plugins/markdown';
import type { LegalBlock, LegalLine, LegalPart, LegalText } from '@contract/models/legal';
import { legalNames, pageTextNames } from '@contract/rules/site/legal';

/** A node of the syntax tree from Prettier's Markdown parser. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  ordered?: boolean;
  children?: Node[];
}

const FOLDER = 'contract/legal';
/** The Markdown files that are not beside the generated ones. */
const elsewhere: Record<string, string> = { help: 'docs/ko/members.md' };
const VERSION = /^---\nversion: (\d{4}-\d{2}-\d{2})\n---\n/;
const BLANK = /\{\{\s*([^{}]+?)\s*\}\}/;

const wordsOf = ({ value = '', children = [] }: Node): string =>
  value + children.map(wordsOf).join('');

/** The parts of a text: words and blanks, such as `{{operator}}`. */
const partsOf = (text: string): LegalPart[] =>
  text
    .split(BLANK)
    .map((part, at): LegalPart => (at % 2 === 1 ? { blank: part } : part))
    .filter((part) => part !== '');

function inline(node: Node): LegalPart[] {
  if (node.type === 'text' || node.type === 'liquidNode') {
    return partsOf((node.value ?? '').replaceAll('\n', ' '));
  }
  if (node.type === 'strong') return [{ strong: wordsOf(node) }];
  if (node.type === 'link') return [{ link: wordsOf(node), href: node.url ?? '' }];
  throw new Error(`The legal texts cannot say “${wordsOf(node)}” (${node.type})`);
}

/** Joins nodes into a line and merges adjacent words into one part. */
function lineOf({ children = [] }: Node): LegalLine {
  return children.flatMap(inline).reduce<LegalLine>((line, part) => {
    const last = line.at(-1);
    if (typeof part !== 'string' || typeof last !== 'string') return [...line, part];
    return [...line.slice(0, -1), last + part];
  }, []);
}

function itemOf({ children = [] }: Node): LegalLine {
  const [only, ...more] = children;
  if (!only || more.length > 0) throw new Error('An item of a legal text is one paragraph');
  return lineOf(only);
}

function blockOf(node: Node): LegalBlock[] {
  const { type, depth, ordered = false, children = [] } = node;
  if (type === 'html' || type === 'frontMatter' || (type === 'heading' && depth === 1)) return [];
  if (type === 'heading' && depth === 2) return [{ type: 'heading', text: wordsOf(node) }];
  if (type === 'paragraph') return [{ type, line: lineOf(node) }];
  if (type === 'list') return [{ type, ordered, items: children.map(itemOf) }];
  if (type === 'table') {
    const [head = [], ...rows] = children.map((row) => (row.children ?? []).map(lineOf));
    return [{ type, head, rows }];
  }
  throw new Error(`The legal texts cannot show “${wordsOf(node)}” (${type})`);
}

/**
 * Reads a legal text: its version, its title, and its content.
 * @throws if it contains something that the page cannot show, so that nothing is left out silently
 */
export async function readLegalText(markdown: string): Promise<LegalText> {
  const version = VERSION.exec(markdown)?.[1];
  if (version === undefined) throw new Error('A legal text begins with its version');
  const parse = parsers.markdown.parse.bind(parsers.markdown);
  const { children = [] } = (await parse(markdown, {} as ParserOptions)) as Node;
  const title = children.find(({ type, depth }) => type === 'heading' && depth === 1);
  if (!title) throw new Error('A legal text has a title');
  return { title: wordsOf(title), version, blocks: children.flatMap(blockOf) };
}

/** The generated JSON of the legal texts and the help by path, formatted like the repository. */
export async function generatedLegalTexts(root: string): Promise<Map<string, string>> {
  const texts = await Promise.all(
    pageTextNames.map(async (name) => {
      const markdown = readFileSync(join(root, elsewhere[name] ?? `${FOLDER}/${name}.md`), 'utf8');
      return [name, await readLegalText(markdown)] as const;
    }),
  );
  const versions = texts
    .filter(([name]) => legalNames.some((legal) => legal === name))
    .map(([name, { version }]) => [name, version] as const);
  const formatted = [...texts, ['versions', Object.fromEntries(versions)] as const].map(
    async ([name, value]): Promise<[string, string]> => {
      const path = `${FOLDER}/${name}.json`;
      const options = { ...(await resolveConfig(path)), parser: 'json' };
      return [path, await format(JSON.stringify(value), options)];
    },
  );
  return new Map(await Promise.all(formatted));
}
