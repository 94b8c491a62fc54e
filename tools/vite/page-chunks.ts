/** The bundler's information about modules while it makes the files. */
interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

interface Group {
  name: (id: string, graph: Graph) => string | null;
}

// It names every icon there is. The bundler itself knows which of them a module that takes some needs.
const ICONS = /[\\/]design[\\/]icons[\\/]/;

/** All that a module imports, directly or not, and itself. */
function reach(start: string, graph: Graph): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || ICONS.test(id)) return;
    seen.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(start);
  return seen;
}

/**
 * Groups for the bundler, so that the pages that are rendered on the server come in few files: one of
 * all that the site's entry needs, or three of the pages, or the first two; one of what only this page
 * needs; and one of what it shares with another. On a phone's network a
 * request costs more than the bytes that a release makes browsers fetch again; and no page may bring
 * along what only another shows.
 * @param site the name of the first file, the path of the entry, and those of what a page and what
 *   comes after another share
 * @param pages for each page the name of its file, and the path of its screen; several pages may have
 *   one file
 */
export function pageChunks(
  site: readonly [name: string, ...entries: string[]],
  pages: readonly (readonly [name: string, screen: string])[],
): Group[] {
  const [siteName, ...entries] = site;
  const [first = '', second = ''] = pages.map(([name]) => name);
  const alone = new Set([siteName, ...pages.map(([name]) => name)]);
  let places: Map<string, string> | null = null;

  function place(graph: Graph): Map<string, string> {
    const users = new Map<string, Set<string>>();
    for (const [name, screen] of pages) {
      for (const id of reach(screen, graph)) {
        users.set(id, (users.get(id) ?? new Set<string>()).add(name));
      }
    }
    const found = new Map<string, string>();
    const order = [...new Set(pages.map(([name]) => name))];
    for (const [id, files] of users) {
      // In the order of the pages, so that the same two share one file.
      const names = order.filter((name) => files.has(name));
      const isSite = names.length > 2 || (names.includes(first) && names.includes(second));
      found.set(id, isSite ? siteName : names.join('-'));
    }
    for (const entry of entries) {
      for (const id of reach(entry, graph)) found.set(id, siteName);
    }
    return found;
  }
  const group = (isWanted: (name: string) => boolean): Group => ({
    name: (id, graph) => {
      places ??= place(graph);
      const name = places.get(id);
      return name !== undefined && isWanted(name) ? name : null;
    },
  });
  // A group takes the imports of its modules that no earlier group took, so the shared groups come
  // first.
  return [
    group((name) => name === siteName),
    group((name) => !alone.has(name)),
    ...[...alone].filter((name) => name !== siteName).map((page) => group((name) => name === page)),
  ];
}
