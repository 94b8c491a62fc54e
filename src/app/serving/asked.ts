import type { LooseInput } from '@/api/input';
import type { endpoints } from '@contract/endpoints';
import type { Output } from '@contract/endpoints/define';
import type { EndpointName } from '@contract/endpoints/routes';
import type { PageAnswer, PageRequest } from '@contract/rendering';

/** The calls that a page made during its preparation, and their answers. */
export interface Asked {
  answerer: (key: string, name: EndpointName, input: LooseInput) => Promise<PageAnswer>;
  /** The answers by the keys of their calls, in the form for the browser. */
  answers: Record<string, PageAnswer>;
  /** The success body of a call; null if it failed or was not made. */
  bodyOf: <Name extends EndpointName>(name: Name) => Output<(typeof endpoints)[Name]> | null;
  isMissing: () => boolean;
}

function texts(values: LooseInput['query'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
}

/** Records a page's calls. If the server itself cannot answer a call, the page fails. */
export function createAsked(ask: PageRequest['ask']): Asked {
  const answers: Asked['answers'] = {};
  const byName = new Map<EndpointName, PageAnswer>();

  return {
    answers,
    answerer: async (key, name, { params, query }) => {
      const answer = await ask({ name, params: texts(params), query: texts(query) });
      answers[key] = answer;
      byName.set(name, answer);
      return answer;
    },
    bodyOf: (name) => {
      const answer = byName.get(name);
      // The server's own handlers wrote the body, according to the contract.
      return answer?.status === 200 ? (answer.body as never) : null;
    },
    isMissing: () => Object.values(answers).some(({ status }) => status === 404),
  };
}
