import { call, type InputOf, type OutputOf } from '@/api/client';
import { createRemote, type RemoteOf } from '@/state/remote';

type RankingCall =
  'getTrending' | 'rankVideos' | 'rankChannels' | 'listNewChannels' | 'getVideoInsights';

/** A ranking that keeps the last answer, by its query. */
export interface RankingOf<Query, Answer> {
  remote: RemoteOf<Answer>;
  keyOf: (query: Query) => string;
}

export function createRanking<Name extends RankingCall>(
  name: Name,
): RankingOf<InputOf<Name>['query'], OutputOf<Name>> {
  return {
    remote: createRemote<OutputOf<Name>>({
      load: (key, signal) => call(name, JSON.parse(key) as InputOf<Name>, signal),
    }),
    keyOf: (query) => JSON.stringify({ query }),
  };
}
