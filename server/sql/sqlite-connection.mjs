// A read-only connection of the query process, over either driver. Its main database is an empty
// one in memory: the file is attached with a name that no query can know.
import { createRequire } from 'node:module';
import process from 'node:process';

const called = (start) =>
  new Promise((resolve, reject) => {
    start((error, value) => (error ? reject(error) : resolve(value)));
  });

async function openPackage(limits) {
  const sqlite3 = createRequire(import.meta.url)('sqlite3');
  let db;
  await called((done) => {
    db = new sqlite3.Database(':memory:', sqlite3.OPEN_READONLY, done);
  });
  for (const [name, value] of Object.entries(limits)) {
    db.configure('limit', sqlite3[`LIMIT_${name}`], value);
  }

  async function* step(sql, values) {
    let statement;
    await called((done) => {
      statement = db.prepare(sql, done);
    });
    try {
      await called((done) => statement.bind(values, done));
      for (;;) {
        const row = await called((done) => statement.get(done));
        if (row === undefined) return;
        yield row;
      }
    } finally {
      await called((done) => statement.finalize(done));
    }
  }
  return {
    // Only the first statement, never several as with `exec`.
    run: (sql) => called((done) => db.run(sql, done)),
    all: (sql, values = []) => called((done) => db.all(sql, values, done)),
    step,
    close: () => called((done) => db.close(done)),
  };
}

// Keeps whole numbers whole: the driver would convert them to REAL.
const bound = (values) => values.map((value) => (Number.isInteger(value) ? BigInt(value) : value));

const CODES = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  14: 'SQLITE_CANTOPEN',
  23: 'SQLITE_AUTH',
  26: 'SQLITE_NOTADB',
};

function naming(work) {
  try {
    return work();
  } catch (error) {
    throw Object.assign(error, { code: CODES[Number(error.errcode) & 0xff] ?? 'SQLITE_ERROR' });
  }
}

// Node's name of a limit: `likePatternLength` for LIKE_PATTERN_LENGTH.
const ownName = (name) =>
  name === 'ATTACHED'
    ? 'attach'
    : name.toLowerCase().replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());

async function openOwn(limits) {
  process.emitWarning = () => undefined;
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const db = new DatabaseSync(':memory:', {
    readOnly: true,
    allowExtension: false,
    // The package's build does the same: an unknown name in double quotes is a text.
    enableDoubleQuotedStringLiterals: true,
  });
  // An older Node cannot set limits; the parser of a query counts its parts in any case.
  for (const [name, value] of Object.entries(limits)) {
    if (db.limits && ownName(name) in db.limits) db.limits[ownName(name)] = value;
  }
  const prepared = (sql) => {
    const statement = db.prepare(sql);
    statement.setReadBigInts(true);
    return statement;
  };
  return {
    run: async (sql) => naming(() => prepared(sql).run()),
    all: async (sql, values = []) => naming(() => prepared(sql).all(...bound(values))),
    async *step(sql, values) {
      const rows = naming(() => prepared(sql).iterate(...bound(values)));
      for (;;) {
        const { done, value } = naming(() => rows.next());
        if (done) return;
        yield value;
      }
    },
    close: async () => db.close(),
  };
}

/**
 * Opens a file read-only with its own name. Later attached files would be read-only as well.
 * @param schema the name of the file in the views
 * @param limits by SQLite's names for them
 */
export async function openConnection(driver, file, schema, limits) {
  const db = await (driver === 'node' ? openOwn(limits) : openPackage(limits));
  await db.all(`ATTACH ? AS "${schema}"`, [file]);
  return db;
}
