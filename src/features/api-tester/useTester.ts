import { useMinute } from '@/design/hooks/useMinute';
import { useQuotas } from '@/state/useQuotas';
import { useRemote } from '@/state/useRemote';
import { apiTesterTexts } from '@/texts/admin/testers';
import { checkTester, cleanValues, rejectedChange } from '@contract/testers/check';
import type { Tester, TesterValues, Provider } from '@contract/testers/types';
import { useState } from 'react';
import { blockedUntil, costsOf, isKept } from './form/cost';
import { PAGE_TOKEN } from './run/pages';
import { problemOfRules, type TesterProblem } from './run/problem';
import { callsRemote } from './run/remotes';
import { isUnderWay, type RunKind } from './run/run';
import { useTesterForm } from './form/testerForm';
import type { TesterRun } from './run/useTesterRun';
import type { Source } from '@contract/models/tools';

/** The service names that the server uses. */
type Service = 'youtube' | 'newsapi' | 'naver' | 'dataGoKr';

const services: Record<Provider, Service> = {
  youtube: 'youtube',
  oembed: 'youtube',
  newsapi: 'newsapi',
  naver: 'naver',
  naverHub: 'naver',
  dataGoKr: 'dataGoKr',
};

/** Whether a tester's service is simulated, as reported by the server. */
function isSimulated(tester: Tester, sources: Readonly<Record<Service, Source>> | null): boolean {
  const provider = tester.requests({})[0]?.provider;
  return provider !== undefined && sources?.[services[provider]] === 'simulated';
}

/** A message about the form that appears before anything is sent. */
interface Notice {
  /** Invalid values, a value that was rejected while typing, or an exhausted quota. */
  kind: 'rules' | 'rejected' | 'blocked';
  problem: TesterProblem;
}

const noProblem = { details: [], fields: {} };

/** The form of a tester with its validation, expected cost and runs. */
export function useTester(tester: Tester, run: TesterRun) {
  const form = useTesterForm(tester);
  const calls = useRemote(callsRemote, tester.id);
  const { value: quotas } = useQuotas();
  const now = useMinute();
  const [notice, setNotice] = useState<Notice | null>(null);
  // Fields changed since the last run: the server's messages about them are out of date.
  const [touched, setTouched] = useState<readonly string[]>([]);
  const values = cleanValues(tester, form.values);
  const isRunning = isUnderWay(run.state.status);

  const hasOwnKey = Object.values(form.secrets).some((secret) => secret.trim() !== '');
  const kept = { options: quotas?.options, now };
  const planOf = (of: TesterValues) => {
    const costs = costsOf(tester, of, quotas, now);
    const resetsAt = hasOwnKey ? null : blockedUntil(costs);
    const hasKept = !hasOwnKey && isKept(tester, of, calls.state.value ?? [], kept);
    return { costs, resetsAt, isKept: hasKept };
  };

  const problemsOf = (of: TesterValues) => problemOfRules(tester, checkTester(tester, of));

  // Changing the question invalidates the page token of its answer.
  const isOfQuestion = (name: string) =>
    name !== PAGE_TOKEN &&
    Boolean(form.values[PAGE_TOKEN]) &&
    tester.params.some((param) => param.name === name && param.kind !== 'secret');

  function setValue(name: string, value: string): void {
    const next = { ...form.values, [name]: value };
    const rejected = rejectedChange(tester, name, cleanValues(tester, next));
    if (rejected !== null) {
      const problem = { text: rejected, details: [], fields: { [name]: rejected } };
      setNotice({ kind: 'rejected', problem });
      return;
    }
    form.setValue(name, value);
    if (isOfQuestion(name)) form.setValue(PAGE_TOKEN, '');
    setTouched((names) => [...names, name]);
    const isMended = notice?.kind !== 'rules' || !problemsOf(cleanValues(tester, next));
    if (isMended) setNotice(null);
  }

  /** Runs the typed or given values if they are valid and the quota allows it. */
  function ask(kind: RunKind, typed: TesterValues = form.values): void {
    if (isRunning) return;
    const sent = cleanValues(tester, typed);
    const broken = problemsOf(sent);
    setTouched([]);
    if (broken) {
      setNotice({ kind: 'rules', problem: broken });
      return;
    }
    const { resetsAt } = planOf(sent);
    // Only the server knows whether an answer is cached, so only calls are blocked here.
    if (kind === 'call' && resetsAt !== null) {
      const text = apiTesterTexts.exceeded(resetsAt);
      setNotice({ kind: 'blocked', problem: { ...noProblem, text } });
      return;
    }
    setNotice(null);
    form.keep(typed);
    run.start({ values: sent, kind });
  }

  // The messages are about other values than the current ones.
  function forget(): void {
    setNotice(null);
    setTouched(tester.params.map(({ name }) => name));
  }

  const problem = notice?.problem ?? run.state.problem;
  const errorsNow = (): TesterProblem['fields'] => {
    if (notice?.kind === 'rules') return problemsOf(values)?.fields ?? {};
    const said = Object.entries(problem?.fields ?? {});
    return Object.fromEntries(said.filter(([name]) => notice || !touched.includes(name)));
  };

  return {
    form: { ...form, setValue },
    /** Cleaned, as they are sent. */
    values,
    calls,
    options: quotas?.options,
    isSimulated: isSimulated(tester, quotas?.sources ?? null),
    plan: { ...planOf(values), hasOwnKey },
    problem,
    errors: errorsNow(),
    ask,
    /** Loads values from the history into the form. */
    load: (other: TesterValues) => {
      form.fill(other);
      forget();
    },
    reset: () => {
      form.reset();
      forget();
    },
    rerun: (other: TesterValues) => {
      form.fill(other);
      ask('run', { ...other, ...form.secrets });
    },
  };
}
