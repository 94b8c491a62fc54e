import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../config';
import { UNFORESEEN } from './command';
import type { MakeFile } from './scheduled';

// The command `backup`, of the build or of the sources.
const entry = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../backup.ts' : './backup.js', import.meta.url),
);

/**
 * Makes a backup in a process of its own, with the settings of this one.
 * @throws StartError with what the process complained about
 */
export const makeInChild: MakeFile = (file, signal) =>
  new Promise((done, reject) => {
    const flags = process.execArgv.filter((flag) => !flag.startsWith('--inspect'));
    const child = spawn(process.execPath, [...flags, entry, resolve(file)], {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
    });
    const said: Buffer[] = [];
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      const sentence = Buffer.concat(said).toString().trim();
      const isForeseen = sentence !== '' && !sentence.startsWith(UNFORESEEN);
      if (code === 0) done(undefined);
      else reject(isForeseen ? new StartError(sentence) : new Error(sentence));
    });
  });
