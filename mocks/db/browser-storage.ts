import type { FileStorage } from './files';
import type { WorldStorage } from './persistence';

const DATABASE = 'mulbit-demo';
const STORE = 'worlds';
/** Increase when an older world must not be loaded. */
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

async function readKey(key: IDBValidKey): Promise<unknown> {
  const database = await open();
  try {
    return await done<unknown>(database.transaction(STORE).objectStore(STORE).get(key));
  } finally {
    database.close();
  }
}

async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The storage failed'));
    });
  } finally {
    database.close();
  }
}

/** Stores the demo's world in this browser. */
export const browserStorage: WorldStorage = {
  read: () => readKey(KEY),
  write: (snapshot) => change((store) => store.put(snapshot, KEY)),
};

// The names of files follow; no other key starts with this.
const FILE = 'upload/';

/** Stores the demo's pictures in this browser, separately, because every change writes the world. */
export const browserFiles: FileStorage = {
  read: async (name) => {
    const file = await readKey(FILE + name);
    return file instanceof Blob ? file : null;
  },
  write: (name, file) => change((store) => store.put(file, FILE + name)),
  clear: () => change((store) => store.delete(IDBKeyRange.bound(FILE, `${FILE}\uffff`))),
};
