import type { WorldStorage } from './persistence';

const DATABASE = 'mulbit-demo';
const STORE = 'worlds';
/** Counts up when an older world must not be taken over. */
const KEY = 'world.v1';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The storage failed'));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

/** Keeps the demo's world in this browser. */
export const browserStorage: WorldStorage = {
  async read() {
    const database = await open();
    try {
      return await done<unknown>(database.transaction(STORE).objectStore(STORE).get(KEY));
    } finally {
      database.close();
    }
  },

  async write(snapshot) {
    const database = await open();
    try {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      transaction.objectStore(STORE).put(snapshot, KEY);
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('The storage failed'));
      });
    } finally {
      database.close();
    }
  },
};
