/** The bundler's information about modules while it makes the files. */
interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

interface Group {
  name: (id: string, graph: Graph) => string | null;
}

// It names every icon. The bundler itself knows which icons a module needs.
const ICONS = /[\\/]design[\\/]icons[\\/]/;

/** All direct and indirect imports of a module, and the module itself. */
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
 * Groups for the bundler, so that pages rendered on the server need few files: one for code of the
 * site's entry, of three pages or more, or of the first two; one for code of one page alone; and
 * one for code shared by two pages. On a phone's network a request costs more than the bytes that a
 * release makes browsers download again; and no page may load code that only another page shows.
 * @param site the name of the first file, the path of the entry, and the paths of code shared by a
 * page and by what loads after another page
 * @param pages for each page the name of its file, and the path of its screen; several pages may
 * have one file
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
