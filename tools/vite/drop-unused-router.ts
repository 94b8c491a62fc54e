import type { Plugin } from 'vite';

/** What keeps code in the router that this site never runs, and what stands in its place. */
const changes: readonly (readonly [why: RegExp, by: string])[] = [
  // The router makes each component by a call and then names it for React's developer tools; to a
  // bundler both look like something that has to be done.
  [/^(\w+)\.displayName = "[\w.]+";$/gm, ''],
  [/^var (\w+) = (React\d*\.(?:forwardRef|createContext)\()/gm, 'var $1 = /* @__PURE__ */ $2'],
  // Links fetch ahead only within a framework with a server of its own.
  [/React\d*\.createElement\(PrefetchPageLinks, \{[^}]*\}\)/g, 'null'],
];

/**
 * Lets the bundler leave out what nobody uses of the router: forms, links that know whether they are
 * current, fetching ahead. Each page's first view carries the rest.
 * @throws when the router has changed so that one of the changes finds nothing
 */
export function dropUnusedRouter(): Plugin {
  const found = new Set<RegExp>();
  let isRead = false;
  return {
    name: 'mulbit:drop-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler(code) {
        isRead = true;
        return changes.reduce((text, [pattern, by]) => {
          if (text.search(pattern) >= 0) found.add(pattern);
          return text.replace(pattern, by);
        }, code);
      },
    },
    buildEnd(error) {
      const lost = changes.filter(([pattern]) => !found.has(pattern));
      if (error || !isRead || lost.length === 0) return;
      this.error(
        `The router has no ${lost.map(([pattern]) => String(pattern)).join(', ')} any more.`,
      );
    },
  };
}
