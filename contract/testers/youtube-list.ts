import { youtubeRequest } from './request';
import type { Prepared, Tester, TesterValues } from './types';

type Described = Pick<
  Tester,
  'id' | 'path' | 'label' | 'intro' | 'params' | 'rules' | 'constraints' | 'result'
> & {
  /** The resource of YouTube: `videos`, `playlistItems`. */
  resource: string;
  canSave?: boolean;
  prepare?: (values: TesterValues) => Prepared;
};

/**
 * A tester of one list of YouTube's: what it sends are its parameters, in the order of the form. A
 * further tester is one call of this.
 */
export function youtubeList(described: Described): Tester {
  const { resource, params, prepare = (values) => ({ values, notices: [] }) } = described;
  const sent = params.filter(({ isOwn, unavailable }) => !isOwn && unavailable === undefined);
  return {
    group: 'youtube',
    call: resource === 'search' ? 'searchYoutube' : 'callYoutube',
    canSave: false,
    ...described,
    prepare,
    requests: (values) => {
      const ready = prepare(values).values;
      const pairs = sent.map(({ name }): [string, string] => [name, ready[name] ?? '']);
      // What was added is not in the form's order.
      return [youtubeRequest(resource, { ...Object.fromEntries(pairs) })];
    },
  };
}
