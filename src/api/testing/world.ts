import type { EndpointName } from '@contract/endpoints';
import { routes } from '@contract/endpoints/routes';
import type { PageAnswer } from '@contract/rendering';
import { answer } from '@mocks/node';
import { resetWorld, signInAs } from '@mocks/world';
import { onTestFinished } from 'vitest';
import { answerCalls, type InputOf } from '../client';
import type { LooseInput } from '../input';
import { addressOf } from '../kept';

type Answers = { [Name in EndpointName]?: (input: InputOf<Name>) => unknown };
type Ask = (name: EndpointName, input: LooseInput) => Promise<PageAnswer>;

async function askWorld(name: EndpointName, input: LooseInput): Promise<PageAnswer> {
  const [method] = routes[name];
  const headers = { 'content-type': 'application/json' };
  const json = method === 'GET' ? {} : { headers, body: JSON.stringify(input.body ?? {}) };
  const response = await answer(addressOf(name, input), { method, ...json });
  return { status: response.status, body: await response.json() };
}

function answerBy(ask: Ask): void {
  resetWorld();
  signInAs('member');
  answerCalls((_key, name, input) => ask(name, input));
  onTestFinished(() => answerCalls(null));
}

/**
 * Answers the calls of the rest of a test from a new mock world, in which user1 is signed in.
 * @param answers the calls that the test answers itself: each returns a body or throws
 * @returns the calls so far, as name and input
 */
export function answerFromWorld(answers: Answers = {}): [EndpointName, LooseInput][] {
  const calls: [EndpointName, LooseInput][] = [];
  answerBy(async (name, input) => {
    calls.push([name, input]);
    const own = answers[name] as ((input: LooseInput) => unknown) | undefined;
    return own ? { status: 200, body: await own(input) } : askWorld(name, input);
  });
  return calls;
}

/** A call that waits for the test. */
interface HeldCall {
  name: EndpointName;
  input: LooseInput;
  /** Answers with a body, by default that of the mock world. */
  answer: (body?: unknown) => Promise<void>;
  fail: () => void;
}

/** Like `answerFromWorld`, but each call waits until the test answers it. */
export function holdCalls(): HeldCall[] {
  const calls: HeldCall[] = [];
  answerBy(
    (name, input) =>
      new Promise((resolve, reject) => {
        calls.push({
          name,
          input,
          answer: async (body) =>
            resolve(body ? { status: 200, body } : await askWorld(name, input)),
          fail: () => reject(new Error('broken')),
        });
      }),
  );
  return calls;
}
