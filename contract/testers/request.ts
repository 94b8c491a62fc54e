import type { QuotaName } from '../rules/rankings/quota';
import type { Provider, TesterValues, UpstreamRequest } from './types';

/** Where a provider takes its keys: each a parameter of the address or a header. */
interface KeyPlace {
  place: 'query' | 'header';
  name: string;
}

/** How each provider takes its keys, in the order of the configuration. */
export const keyPlaces: Record<Provider, readonly KeyPlace[]> = {
  youtube: [{ place: 'query', name: 'key' }],
  newsapi: [{ place: 'header', name: 'X-Api-Key' }],
  naver: [
    { place: 'header', name: 'X-Naver-Client-Id' },
    { place: 'header', name: 'X-Naver-Client-Secret' },
  ],
  naverHub: [
    { place: 'header', name: 'X-NCP-APIGW-API-KEY-ID' },
    { place: 'header', name: 'X-NCP-APIGW-API-KEY' },
  ],
  dataGoKr: [{ place: 'query', name: 'serviceKey' }],
  oembed: [],
};

/** An address with the non-empty values as its query. */
export function addressOf(base: string, values: TesterValues): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(values)) {
    if (value !== '') url.searchParams.append(name, value);
  }
  return url.href;
}

/** A request for a YouTube list. @param quota the quota that it counts towards */
export function youtubeRequest(
  resource: string,
  values: TesterValues,
  quota: QuotaName = resource === 'search' ? 'youtube.search' : 'youtube.units',
): UpstreamRequest {
  const url = addressOf(`https://www.googleapis.com/youtube/v3/${resource}`, values);
  return { provider: 'youtube', url, cost: { quota, units: 1 } };
}

const MASK = '***';

/** A request as a person may see and copy it: with `***` in place of each key. */
export interface ShownRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
}

const readable = (encoded: string) => decodeURIComponent(encoded.replaceAll('+', ' '));

/** Masks the keys of a request. Braces around values that are not yet known stay readable. */
export function shownRequest({ provider, url }: UpstreamRequest): ShownRequest {
  const places = keyPlaces[provider];
  const shown = places
    .filter(({ place }) => place === 'query')
    .reduce((text, { name }) => `${text}${text.includes('?') ? '&' : '?'}${name}=${MASK}`, url);
  const headers = places.filter(({ place }) => place === 'header');
  return {
    url: shown.replace(/%7B(.*?)%7D/g, (_, inner: string) => `{${readable(inner)}}`),
    headers: Object.fromEntries(headers.map(({ name }) => [name, MASK])),
  };
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A request as a command of curl, its keys masked. */
export function curlOf(request: UpstreamRequest): string {
  const { url, headers } = shownRequest(request);
  const flags = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  return ['curl', quoted(url), ...flags].join(' ');
}

/** A request as a call of fetch, its keys masked. */
export function fetchOf(request: UpstreamRequest): string {
  const { url, headers } = shownRequest(request);
  const options = Object.keys(headers).length > 0 ? `, ${JSON.stringify({ headers })}` : '';
  return `await fetch(${JSON.stringify(url)}${options})`;
}
