import type { Source } from '@contract/models/tools';
import type { Provider, Tester } from '@contract/testers/types';

/** The services as the server names them. */
type Service = 'youtube' | 'newsapi' | 'naver' | 'dataGoKr';

const services: Record<Provider, Service> = {
  youtube: 'youtube',
  oembed: 'youtube',
  newsapi: 'newsapi',
  naver: 'naver',
  naverHub: 'naver',
  dataGoKr: 'dataGoKr',
};

/** Whether a tester's service is a simulation, as far as the server has said. */
export function isSimulated(
  tester: Tester,
  sources: Readonly<Record<Service, Source>> | null,
): boolean {
  const provider = tester.requests({})[0]?.provider;
  return provider !== undefined && sources?.[services[provider]] === 'simulated';
}
