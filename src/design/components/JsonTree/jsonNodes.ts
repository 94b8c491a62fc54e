/** A value of a JSON text and its place. */
export interface JsonNode {
  /** Its place as a JSONPath (`$.items[0].title`); unique to this node. */
  path: string;
  /** Its name or index in its parent; empty for the root. */
  name: string;
  value: unknown;
  /** The number of its children. */
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

/** The children of a node, in order. */
export function childrenOf({ path, value }: JsonNode): JsonNode[] {
  if (!isHolder(value)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).map(([name, child]: [string, unknown]) => {
    const plain = PLAIN.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
    return nodeOf(`${path}${isList ? `[${name}]` : plain}`, name, child);
  });
}

/** A value without children as JSON, but texts without quotes; empty for other values. */
export function plainValue({ value }: JsonNode): string {
  if (typeof value === 'string') return value;
  if (isHolder(value) || value === undefined) return '';
  return JSON.stringify(value);
}

/** The node with a path, among these nodes and their descendants; null if there is no such node. */
export function nodeAt(nodes: readonly JsonNode[], path: string): JsonNode | null {
  for (const node of nodes) {
    if (node.path === path) return node;
    if (path.startsWith(`${node.path}.`) || path.startsWith(`${node.path}[`)) {
      return nodeAt(childrenOf(node), path);
    }
  }
  return null;
}

/** Normalizes text for comparison: texts that look the same are equal. */
const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** A node with the searched text in its name or its value. */
export interface JsonHit {
  path: string;
  /** The nodes that have to be open to show it, the outermost first. */
  ancestors: readonly string[];
}

/** Finds the nodes below `root` that contain the text, in display order. */
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

/** A piece of a text; a hit is the searched text. */
export interface TextPiece {
  text: string;
  isHit: boolean;
}

/** Splits a text at the searched text. */
export function piecesOf(text: string, words: string): TextPiece[] {
  const wanted = fold(words.trim());
  const shown = text.normalize('NFC');
  const folded = shown.toLowerCase();
  // Some letters become two when folded, which would shift the positions.
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
