/** Persistent storage for the bytes of uploads. */
export interface FileStorage {
  read: (name: string) => Promise<Blob | null>;
  write: (name: string, file: Blob) => Promise<void>;
  clear: () => Promise<void>;
}

const inMemory = new Map<string, Blob>();
let storage: FileStorage | null = null;

/** Also stores files in this storage from now on, not only in memory. */
export function keepFilesIn(place: FileStorage): void {
  storage = place;
}

/** The bytes of uploads by their served names. They are too large for the snapshot. */
export const files = {
  read: async (name: string): Promise<Blob | null> =>
    inMemory.get(name) ?? (await storage?.read(name).catch(() => null)) ?? null,
  async write(name: string, file: Blob): Promise<void> {
    inMemory.set(name, file);
    // If the storage is full or forbidden, storing ends but the demo continues.
    await storage?.write(name, file).catch(() => undefined);
  },
  /** Clears the bytes in memory; those in the storage stay. */
  forget: () => inMemory.clear(),
  async clear(): Promise<void> {
    inMemory.clear();
    await storage?.clear().catch(() => undefined);
  },
};
