// The thread that hashes passwords, one after another. It is plain JavaScript because Node starts
// it by its file: from the sources in tests, and from the build.
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// On Linux a priority belongs to a thread: this one runs when no other wants the processor.
// Elsewhere it would slow the whole process down.
if (process.platform === 'linux') {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // A sandbox may forbid it; then hashing only has its own thread.
  }
}

function answerTo({ kind, password, passwordHash, costs }) {
  return kind === 'hash' ? hashSync(password, costs) : verifySync(passwordHash, password);
}

parentPort.on('message', ({ id, ...question }) => {
  try {
    parentPort.postMessage({ id, answer: answerTo(question) });
  } catch (error) {
    parentPort.postMessage({ id, error });
  }
});
