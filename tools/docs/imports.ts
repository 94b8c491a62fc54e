import { importsOf } from '../checks/imports';
import { readSources } from '../checks/sources';

type Edges = Map<string, Set<string>>;

const isProduct = (file: string) =>
  /^(?:contract|adapters|mocks|server|src)\//.test(file) &&
  !/\.test\.tsx?$|\/testing\/|^contract\/conformance\//.test(file);

/** Who imports whom, where `nodeOf` gives the node of a file; files without a node do not count. */
function edgesBetween(nodeOf: (file: string) => string | undefined): Edges {
  const sources = readSources(process.cwd());
  const edges: Edges = new Map();
  for (const file of [...sources.keys()].filter(isProduct)) {
    const from = nodeOf(file);
    if (from === undefined) continue;
    for (const to of importsOf(file, sources).map(nodeOf)) {
      if (to !== undefined && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  return edges;
}

/** Whether a path of imports leads from one node to another. */
function reaches(edges: Edges, from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(edges.get(from) ?? [])].some((next) => next === to || reaches(edges, next, to, seen));
}

/** A Mermaid diagram; an arrow that follows from others is left out. */
function draw(edges: Edges): string {
  const arrows = [...edges].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((via) => via !== to && reaches(edges, via, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  return ['```mermaid', 'flowchart TD', ...arrows.sort(), '```'].join('\n');
}

/** Writes the page of imports between folders. */
export function importsPage(): string {
  const folders = edgesBetween((file) => /^(?:src\/[^/.]+(?=\/)|[^/]+)/.exec(file)?.[0]);
  const server = edgesBetween((file) => /^server\/[^/.]+(?=\/)/.exec(file)?.[0]);
  return `# Imports between folders

\`npm run docs\` draws this page from the imports, without tests. An arrow means that a folder imports another one; arrows that follow from others are left out. \`tools/lint/zones.ts\` says what is allowed.

## The product

${draw(folders)}

## The server

${draw(server)}
`;
}
