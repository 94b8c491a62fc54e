import { describe, expect, it } from 'vitest';
import { createLog } from '../lib/log';
import { createJob, type Timer } from './job';

/** A timer that a test moves by hand, and a job whose runs the test ends. */
function jobUnderTest(options: { firstAfter?: number; lastRun?: boolean } = {}) {
  const waits: { ms: number; call: () => void; isCancelled: boolean }[] = [];
  const timer: Timer = (call, ms) => {
    const wait = { ms, call, isCancelled: false };
    waits.push(wait);
    return () => {
      wait.isCancelled = true;
    };
  };
  const runs: { end: () => void; fail: (error: Error) => void }[] = [];
  const work = () =>
    new Promise<void>((end, fail) => {
      runs.push({ end, fail });
    });
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  const job = createJob('tidying', 1_000, work, { log, timer, ...options });
  return { job, waits, runs, lines };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a job', () => {
  it('runs after its interval, and again an interval after the end of the run', async () => {
    const { waits, runs } = jobUnderTest();
    expect(waits.map(({ ms }) => ms)).toEqual([1_000]);
    expect(runs).toHaveLength(0);
    waits[0]?.call();
    expect(runs).toHaveLength(1);
    await settled();
    // No second run is scheduled while the first is running.
    expect(waits).toHaveLength(1);
    runs[0]?.end();
    await settled();
    expect(waits.map(({ ms }) => ms)).toEqual([1_000, 1_000]);
    waits[1]?.call();
    expect(runs).toHaveLength(2);
  });

  it('may start earlier than its interval', () => {
    const { waits } = jobUnderTest({ firstAfter: 50 });
    expect(waits.map(({ ms }) => ms)).toEqual([50]);
  });

  it('logs a failed run under its name, and continues', async () => {
    const { waits, runs, lines } = jobUnderTest();
    waits[0]?.call();
    runs[0]?.fail(new Error('the disk is full'));
    await settled();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"job":"tidying"');
    expect(lines[0]).toContain('the disk is full');
    expect(waits).toHaveLength(2);
  });

  it('waits for a running run when it stops, and schedules no other', async () => {
    const { job, waits, runs } = jobUnderTest();
    waits[0]?.call();
    let isStopped = false;
    const stopping = job.stop().then(() => {
      isStopped = true;
    });
    await settled();
    expect(isStopped).toBe(false);
    runs[0]?.end();
    await stopping;
    await settled();
    expect(waits).toHaveLength(1);
    expect(runs).toHaveLength(1);
  });

  it('cancels its waiting run when it stops', async () => {
    const { job, waits, runs } = jobUnderTest();
    await job.stop();
    expect(waits[0]?.isCancelled).toBe(true);
    expect(runs).toHaveLength(0);
  });

  it('runs a last time when it stops, if it must leave nothing undone', async () => {
    const { job, runs } = jobUnderTest({ lastRun: true });
    const stopping = job.stop();
    await settled();
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await stopping;
  });
});
