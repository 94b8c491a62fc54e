import type { Source } from '@contract/models/tools';
import type { Provider, Tester } from '@contract/testers/types';

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
export function isSimulated(
  tester: Tester,
  sources: Readonly<Record<Service, Source>> | null,
): boolean {
  const provider = tester.requests({})[0]?.provider;
  return provider !== undefined && sources?.[services[provider]] === 'simulated';
}
