/** The permitted form of an import: any, only `import()`, or only `import type`. */
export type Reach = 'any' | 'dynamic' | 'type';

export interface AllowedImport {
  /** A folder or module, relative to the repository, without extension. */
  to: string;
  reach: Reach;
}

export interface Zone {
  /** A folder or file, relative to the repository; the longest match wins. `*` is any folder. */
  folder: string;
  /** Folders that this one may import, in addition to itself. */
  mayImport: (string | AllowedImport)[];
  /** Packages by exact name, `@scope/*`, or `node:*` for Node's own modules. */
  packages: (string | AllowedImport)[];
  /** Only tests and the folder itself may import it. */
  testsOnly?: true;
  /** Folders that its tests may import in addition. */
  tests?: string[];
}
