import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openLogOutput } from './log-output';

type Done = (error: NodeJS.ErrnoException | null, written: number) => void;

const full = () => Object.assign(new Error('no space'), { code: 'ENOSPC' });
const busy = () => Object.assign(new Error('try again'), { code: 'EAGAIN' });

/** A file whose writes are answered by the next entry: an error, a number of bytes, or all. */
function file(...answers: (Error | number | 'all')[]) {
  let text = '';
  const write = (_fd: number, bytes: Buffer, done: Done) => {
    const answer = answers.shift() ?? 'all';
    if (answer instanceof Error) {
      setImmediate(done, answer, 0);
      return;
    }
    const taken = answer === 'all' ? bytes : bytes.subarray(0, answer);
    text += taken.toString();
    setImmediate(done, null, taken.length);
  };
  return { write, text: () => text };
}

describe('the output of the log', () => {
  it('writes lines in their order, even if a write takes only a part', async () => {
    const { write, text } = file(3, 1, 'all');
    const output = openLogOutput(1, write);
    for (const line of ['first\n', '둘째\n', 'third\n']) output.write(line);
    await output.flush();
    expect(text()).toBe('first\n둘째\nthird\n');
    expect(output.dropped()).toBe(0);
  });

  it('retries a busy reader and drops nothing', async () => {
    const { write, text } = file(busy(), 'all');
    const output = openLogOutput(1, write);
    output.write('first\n');
    await output.flush();
    expect(text()).toBe('first\n');
    expect(output.dropped()).toBe(0);
  });

  it('gives up on a reader that stays busy when it closes, and counts the lines', async () => {
    const { write } = file(...Array.from({ length: 100 }, busy));
    const output = openLogOutput(1, write);
    for (const line of ['first\n', 'second\n']) output.write(line);
    await output.close();
    expect(output.dropped()).toBe(2);
  });

  it('reports the number of missing lines once it can write again', async () => {
    const { write, text } = file(full(), 2, full(), 'all');
    const output = openLogOutput(1, write);
    for (const line of ['lost 1\n', 'lost 2\n']) output.write(line);
    await output.flush();
    expect(output.dropped()).toBe(2);
    output.write('lost 3\n');
    await output.flush();
    expect(output.dropped()).toBe(3);
    output.write('kept\n');
    await output.flush();
    const [torn = '', report = '', ...rest] = text().split('\n');
    // The disk took two bytes of the line before it was full again.
    expect(torn).toHaveLength(2);
    expect(JSON.parse(report)).toMatchObject({ level: 40, lines: 3 });
    expect(rest).toEqual(['kept', '']);
    output.write('also kept\n');
    await output.flush();
    expect(text().match(/dropped/g)).toHaveLength(1);
  });

  it('holds no more than a megabyte for a reader that reads nothing', () => {
    const output = openLogOutput(1, () => undefined);
    const line = `${'x'.repeat(999)}\n`;
    for (let at = 0; at < 3_000; at += 1) output.write(line);
    // The batch in progress is no longer waiting.
    expect(3_000 - output.dropped()).toBeLessThan(1_100);
    expect(output.dropped()).toBeLessThan(3_000);
  });

  it.runIf(existsSync('/dev/full'))('drops what a full device refuses', async () => {
    const fd = openSync('/dev/full', 'w');
    const output = openLogOutput(fd);
    output.write('a line\n');
    await output.flush();
    closeSync(fd);
    expect(output.dropped()).toBe(1);
  });
});
