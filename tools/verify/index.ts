import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser';
import { affectedSteps, changesSinceMain, limited } from './changed';
import { runStep, stopAll } from './jobs';
import { passedBefore, readFilesOf, remember } from './kept';
import { makeRunFolder, removeRunFolder } from './run-folder';
import type { Step } from './steps';
import { choose } from './steps';
import { totalsOf } from './totals';
import type { Totals } from './totals';

const cores = Math.max(2, Math.min(4, availableParallelism()));
// A step may start if at most this many of its cores are missing: running steps sometimes wait for
// files, timers and their own processes, and one that starts late would delay all others.
const SHARED = 0.5;
const totals: Totals = { passed: 0, failed: 0 };

function add(counted: Totals): void {
  totals.passed += counted.passed;
  totals.failed += counted.failed;
}

/** Runs the steps, as many at once as there are cores, and stops at the first failure. */
async function verify(steps: Step[]): Promise<boolean> {
  const waiting = [...steps];
  const passed = new Set<string>();
  const underWay = new Map<Step, Promise<void>>();
  const state = { busy: 0, ok: true };

  async function follow(step: Step): Promise<void> {
    console.log(`▶ ${step.name}`);
    const outcome = await runStep(step);
    state.busy -= step.cores;
    underWay.delete(step);
    if (!state.ok) return;
    const counted = totalsOf(step, outcome.ok);
    // A runner may exit normally although a test failed, so its exit code is not enough.
    const isProved = outcome.ok && counted.failed === 0;
    add(counted);
    remember(step, isProved, counted);
    if (isProved) {
      passed.add(step.name);
      const tests = step.report ? `, ${String(counted.passed)} tests` : '';
      console.log(`✔ ${step.name} (${outcome.seconds.toFixed(1)} s${tests})`);
      return;
    }
    state.ok = false;
    console.log(outcome.output.trimEnd());
    console.log(`✘ ${step.name} failed after ${outcome.seconds.toFixed(1)} s`);
    void stopAll();
  }

  while (state.ok && (waiting.length > 0 || underWay.size > 0)) {
    const index = waiting.findIndex(
      (step) =>
        state.busy + step.cores <= cores + SHARED &&
        (step.after ?? []).every((name) => passed.has(name)),
    );
    const [step] = index < 0 ? [] : waiting.splice(index, 1);
    if (step === undefined) {
      await Promise.race(underWay.values());
      continue;
    }
    state.busy += step.cores;
    underWay.set(step, follow(step));
  }
  await Promise.all(underWay.values());
  return state.ok;
}

/**
 * The steps that have to run. A step that passed with the same files keeps its earlier counts,
 * unless it was requested by name.
 */
function leaveOutProved(steps: Step[], asked: string[]): Step[] {
  return steps.filter((step) => {
    const before = asked.includes(step.name) ? undefined : passedBefore(step);
    if (before === undefined) return true;
    add(before);
    const tests = step.report ? `, ${String(before.passed)} tests` : '';
    console.log(`= ${step.name} (nothing changed since it passed${tests})`);
    return false;
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stopAll().then(() => process.exit(130));
  });
}

const { values, positionals: asked } = parseArgs({
  options: { changed: { type: 'boolean' } },
  allowPositionals: true,
});
const changes = values.changed === true ? changesSinceMain() : undefined;
makeRunFolder();
ensureBrowser();
const steps = changes ? affectedSteps(asked, changes.files) : choose(asked);
readFilesOf(steps);
const unproved = leaveOutProved(steps, asked);
const ok = await verify(changes ? unproved.flatMap((step) => limited(step, changes)) : unproved);
if (ok) removeRunFolder();
console.log(`Tests: ${String(totals.passed)} passed, ${String(totals.failed)} failed`);
process.exitCode = ok ? 0 : 1;
