import { testerTexts } from '../testerTexts';
import { youtubeRequest } from './request';
import { noneUnused, usedValues } from './rules';
import type { Prepared, Tester, TesterValues } from './types';

type Described = Pick<
  Tester,
  'id' | 'path' | 'label' | 'intro' | 'params' | 'rules' | 'constraints' | 'result'
> & {
  /** The resource of YouTube: `videos`, `playlistItems`. */
  resource: string;
  canSave?: boolean;
  prepare?: (values: TesterValues) => Prepared;
  unused?: Tester['unused'];
};

/**
 * A tester of one YouTube list that sends its parameters in the order of the form. Another tester
 * needs only one more call of this function.
 */
export function youtubeList(described: Described): Tester {
  const { resource, params, constraints, unused = noneUnused } = described;
  // A search has its own quota.
  const isSearch = resource === 'search';
  const used = (values: TesterValues) => ({ values: usedValues({ unused }, values), notices: [] });
  const prepare = described.prepare ?? used;
  const sent = params.filter(({ isOwn, unavailable }) => !isOwn && unavailable === undefined);
  return {
    group: 'youtube',
    call: isSearch ? 'searchYoutube' : 'callYoutube',
    canSave: false,
    ...described,
    unused,
    constraints: isSearch ? constraints : [...constraints, testerTexts.youtubeQuota],
    prepare,
    requests: (values) => {
      const ready = prepare(values).values;
      const pairs = sent.map(({ name }): [string, string] => [name, ready[name] ?? '']);
      return [youtubeRequest(resource, Object.fromEntries(pairs))];
    },
  };
}
