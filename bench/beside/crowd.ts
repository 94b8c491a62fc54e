import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import type { Running } from '../process';
import { listening, nobody, signingIn, type Crowd } from './crowds';
import { querying } from './querying';

/** The activity of a crowd, its size and its sessions. */
export interface Wanted {
  kind: 'nobody' | 'signing-in' | 'listening' | 'querying';
  people: number;
  cookies: string[];
}

const FILE = 'bench/beside/crowd.ts';

/** Starts a crowd in its own process, so that its work does not delay the clock of the readers. */
export function gather({ url }: Running, wanted: Wanted): Promise<Crowd> {
  const child = fork(resolve(FILE), { execArgv: ['--import', 'tsx'] });
  const next = () => new Promise<number>((done) => child.once('message', (m) => done(Number(m))));
  child.send({ url, ...wanted });
  return next().then(() => ({
    leave: async () => {
      const count = next();
      child.send('leave');
      return count;
    },
  }));
}

const begin = { nobody, 'signing-in': signingIn, listening, querying };

process.once('message', (message) => {
  const { url, kind, people, cookies } = message as Wanted & { url: string };
  void begin[kind](url, people, cookies).then((crowd) => {
    process.send?.(0);
    process.once('message', () => {
      void crowd.leave().then((count) => process.send?.(count, () => process.exit(0)));
    });
  });
});
