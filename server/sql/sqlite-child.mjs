// The process of one query on SQLite: it opens the file read-only, answers and ends. The parent
// kills it if it takes too long. It is plain JavaScript because Node starts it by its file: from
// the sources in tests, and from the build.
import { text } from 'node:stream/consumers';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { answer, asJson, reasonOf } from './sqlite-answer.mjs';
import { openConnection } from './sqlite-connection.mjs';

async function work() {
  const asked = JSON.parse(await text(process.stdin));
  try {
    const db = await openConnection(asked.driver, asked.file, asked.schema, asked.limits.sqlite);
    // From here on the parent counts the time.
    process.stdout.write('\n');
    const { names, rows, truncated } = await answer(db, asked);
    return { names, rows: rows.map((row) => row.map(asJson)), truncated };
  } catch (error) {
    const { refusal, detail } = reasonOf(error);
    return { refusal, detail };
  }
}

// The site's own process has priority.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // A sandbox may forbid it.
}
const line = JSON.stringify(await work());
process.stdout.write(line, () => process.exit(0));
