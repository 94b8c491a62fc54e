import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { ensureBrowser } from './browser';
import { runStep, stopAll } from './jobs';
import type { Step } from './steps';
import { choose, reportPath } from './steps';
import { totalsOf } from './totals';
import type { Totals } from './totals';

const cores = Math.max(2, Math.min(4, availableParallelism()));
const totals: Totals = { passed: 0, failed: 0 };

/** Runs the steps, as many at once as there are cores, and stops at the first that fails. */
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
    totals.passed += counted.passed;
    totals.failed += counted.failed;
    if (outcome.ok) {
      passed.add(step.name);
      const tests = step.report ? `, ${String(counted.passed)} tests` : '';
      console.log(`✔ ${step.name} (${outcome.seconds.toFixed(1)} s${tests})`);
      return;
    }
    state.ok = false;
    console.log(outcome.output.trimEnd());
    console.log(`✘ ${step.name} failed after ${outcome.seconds.toFixed(1)} s`);
    stopAll();
  }

  while (state.ok && (waiting.length > 0 || underWay.size > 0)) {
    const index = waiting.findIndex(
      (step) =>
        state.busy + step.cores <= cores && (step.after ?? []).every((name) => passed.has(name)),
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

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(130);
  });
}

const folder = dirname(reportPath('any'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
ensureBrowser();
const ok = await verify(choose(process.argv.slice(2)));
console.log(`Tests: ${String(totals.passed)} passed, ${String(totals.failed)} failed`);
process.exitCode = ok ? 0 : 1;
