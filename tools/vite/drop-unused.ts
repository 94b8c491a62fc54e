import type { Plugin } from 'vite';

interface Library {
  file: RegExp;
  /** The patterns that make the bundler keep unused code, and their replacements. */
  changes: readonly (readonly [why: RegExp, by: string])[];
}

const libraries: readonly Library[] = [
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
    changes: [
      // The router makes each component by a call and then names it for React's developer tools; a
      // bundler treats both as side effects.
      [/^(\w+)\.displayName = "[\w.]+";$/gm, ''],
      [/^var (\w+) = (React\d*\.(?:forwardRef|createContext)\()/gm, 'var $1 = /* @__PURE__ */ $2'],
      // Links prefetch only in a framework with its own server.
      [/React\d*\.createElement\(PrefetchPageLinks, \{[^}]*\}\)/g, 'null'],
    ],
  },
  {
    file: /[\\/]recipes[\\/]dist[\\/]createRuntimeFn-\w+\.esm\.js/,
    // Its helper replaces object spread for old browsers.
    changes: [[/_objectSpread2\(_objectSpread2\(\{\}, ([\w.]+)\), (\w+)\)/g, '{...$1, ...$2}']],
  },
];

/**
 * Lets the bundler leave out unused code of some libraries: of the router forms, links that know
 * whether they are current, prefetching. Each page's first view carries the rest.
 * @throws if a library has changed so that one of the patterns finds nothing
 */
export function dropUnused(): Plugin {
  const read = new Set<Library>();
  const found = new Set<RegExp>();
  return {
    name: 'mulbit:drop-unused',
    apply: 'build',
    transform: {
      filter: { id: libraries.map(({ file }) => file) },
      handler(code, id) {
        const library = libraries.find(({ file }) => file.test(id));
        if (!library) return code;
        read.add(library);
        return library.changes.reduce((text, [pattern, by]) => {
          if (text.search(pattern) >= 0) found.add(pattern);
          return text.replace(pattern, by);
        }, code);
      },
    },
    buildEnd(error) {
      const lost = [...read].flatMap(({ changes }) =>
        changes.filter(([pattern]) => !found.has(pattern)),
      );
      if (error || lost.length === 0) return;
      this.error(`These are in no library any more: ${lost.map(([p]) => String(p)).join(', ')}`);
    },
  };
}
