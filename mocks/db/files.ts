/** Where the bytes of uploads are kept between visits. */
export interface FileStorage {
  read: (name: string) => Promise<Blob | null>;
  write: (name: string, file: Blob) => Promise<void>;
  clear: () => Promise<void>;
}

const inMemory = new Map<string, Blob>();
let storage: FileStorage | null = null;

/** Keeps files in a storage from now on, beside memory. */
export function keepFilesIn(place: FileStorage): void {
  storage = place;
}

/** The bytes of uploads, by the names they are served under. They are too many for the snapshot. */
export const files = {
  read: async (name: string): Promise<Blob | null> =>
    inMemory.get(name) ?? (await storage?.read(name).catch(() => null)) ?? null,
  async write(name: string, file: Blob): Promise<void> {
    inMemory.set(name, file);
    // A full or forbidden storage ends the keeping, not the demo.
    await storage?.write(name, file).catch(() => undefined);
  },
  /** Clears the bytes in memory; those in the storage stay. */
  forget: () => inMemory.clear(),
  async clear(): Promise<void> {
    inMemory.clear();
    await storage?.clear().catch(() => undefined);
  },
};
