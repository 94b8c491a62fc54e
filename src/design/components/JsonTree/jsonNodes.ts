/** A value of a JSON text, and where it stands. */
export interface JsonNode {
  /** Its place as JSONPath writes it (`$.items[0].title`); no other node has it. */
  path: string;
  /** The name or the number by which its parent holds it; empty for the whole. */
  name: string;
  value: unknown;
  /** How many children it has. */
  size: number;
}

const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

const nodeOf = (path: string, name: string, value: unknown): JsonNode => ({
  path,
  name,
  value,
  size: isHolder(value) ? Object.keys(value).length : 0,
});

/** The node of a whole JSON text. */
export const rootOf = (value: unknown): JsonNode => nodeOf('$', '', value);

/** The children of a node, in their order. */
export function childrenOf({ path, value }: JsonNode): JsonNode[] {
  if (!isHolder(value)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).map(([name, child]: [string, unknown]) => {
    const plain = PLAIN.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
    return nodeOf(`${path}${isList ? `[${name}]` : plain}`, name, child);
  });
}

/** A value without children as JSON writes it, but texts without their quotes; empty for others. */
export function plainValue({ value }: JsonNode): string {
  if (typeof value === 'string') return value;
  if (isHolder(value) || value === undefined) return '';
  return JSON.stringify(value);
}

/** The node of a path among these and what they hold; null when there is none. */
export function nodeAt(nodes: readonly JsonNode[], path: string): JsonNode | null {
  for (const node of nodes) {
    if (node.path === path) return node;
    if (path.startsWith(`${node.path}.`) || path.startsWith(`${node.path}[`)) {
      return nodeAt(childrenOf(node), path);
    }
  }
  return null;
}

/** Words as they are compared: a text that looks the same is the same. */
const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** A node that holds what was searched for, in its name or its value. */
export interface JsonHit {
  path: string;
  /** The nodes that have to be open for it to be seen, the outermost first. */
  ancestors: readonly string[];
}

/** Finds the nodes below `root` with these words, in the order in which they are drawn. */
export function searchJson(root: JsonNode, words: string): JsonHit[] {
  const wanted = fold(words.trim());
  if (wanted === '') return [];
  const hits: JsonHit[] = [];
  const visit = (parent: JsonNode, ancestors: readonly string[]): void => {
    for (const node of childrenOf(parent)) {
      const { path, name } = node;
      if (fold(name).includes(wanted) || fold(plainValue(node)).includes(wanted)) {
        hits.push({ path, ancestors });
      }
      visit(node, [...ancestors, path]);
    }
  };
  visit(root, []);
  return hits;
}

/** A piece of a text; a hit is what was searched for. */
export interface TextPiece {
  text: string;
  isHit: boolean;
}

/** Takes a text apart at what was searched for. */
export function piecesOf(text: string, words: string): TextPiece[] {
  const wanted = fold(words.trim());
  const shown = text.normalize('NFC');
  const folded = shown.toLowerCase();
  // Some letters become two when they are folded: the places would not be those of the text.
  if (wanted === '' || folded.length !== shown.length) return [{ text, isHit: false }];
  const pieces: TextPiece[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    if (at > from) pieces.push({ text: shown.slice(from, at), isHit: false });
    from = at + wanted.length;
    pieces.push({ text: shown.slice(at, from), isHit: true });
  }
  if (from < shown.length) pieces.push({ text: shown.slice(from), isHit: false });
  return pieces;
}
