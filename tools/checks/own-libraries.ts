interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

/** A library for some pages only: a word that the bundler keeps, and the permitted entries. */
export interface OwnLibrary {
  trace: string;
  entries: RegExp;
}

/** The files that an entry loads statically. */
function filesOf(entry: string, manifest: Readonly<Record<string, Chunk>>): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  visit(entry);
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []));
}

/**
 * Finds large libraries in the code of pages that do not use them: in the site's entry, in any
 * page's file or in their static imports. `scripts` are the texts of the built files by name.
 */
export function strayLibraries(
  libraries: readonly OwnLibrary[],
  manifest: Readonly<Record<string, Chunk>>,
  scripts: ReadonlyMap<string, string>,
): string[] {
  const entries = Object.keys(manifest).filter((key) => {
    const chunk = manifest[key];
    return chunk?.isEntry === true || chunk?.isDynamicEntry === true;
  });
  return libraries.flatMap(({ trace, entries: allowed }) => {
    const holders = [...scripts].filter(([, text]) => text.includes(trace)).map(([file]) => file);
    if (holders.length === 0) return [`No built file says “${trace}”; the check of it is blind.`];
    return entries
      .filter((entry) => !allowed.test(entry))
      .filter((entry) => {
        const files = filesOf(entry, manifest);
        return holders.some((file) => files.has(file));
      })
      .map((entry) => `${entry} brings along “${trace}”, which it does not use.`);
  });
}

// Only this page loads the editor, and may share a file with it.
const ofQueryTool = /QueryScreen\.tsx$|SqlEditor\/engine\.ts$|sql-formatter/;
// The result tab of a data tool loads the table as well.
const withTable = new RegExp(`${ofQueryTool.source}|result/TableView\\.tsx$`);

/** The libraries of the query tool: its editor, its table and its formatter. */
export const queryLibraries: readonly OwnLibrary[] = [
  { trace: 'cm-content', entries: /SqlEditor\/engine\.ts$/ },
  { trace: 'columnSizingStart', entries: withTable },
  { trace: 'keywordCase', entries: ofQueryTool },
];
