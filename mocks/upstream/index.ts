import { testerOfResource } from '@contract/testers';
import { ONBID_LIST } from '@contract/testers/real-estate';
import { apartmentSales, auctions } from './data-go-kr';
import { naverService } from './naver';
import { newsService } from './newsapi';
import { youtubeOembed } from './oembed';
import { recordedReply } from './recorded';
import { responseOf, troubled, type Trouble } from './troubles';
import type { Asked, Recorded, Service } from './types';
import { youtubeLists, youtubeService } from './youtube/lists';

export { troubleNames, type Trouble } from './troubles';
export type { Service } from './types';
export { sampleCounts } from './youtube/samples';

const YOUTUBE = 'https://www.googleapis.com/youtube/v3';
const DATA = 'https://apis.data.go.kr';

const lists = Object.entries(youtubeLists).flatMap(([name, list]): [string, Service][] => {
  const tester = testerOfResource(name);
  return tester ? [[`${YOUTUBE}/${name}`, youtubeService(tester, list)]] : [];
});

/** The simulated services by their real addresses. */
const services: Readonly<Record<string, Service>> = {
  ...Object.fromEntries(lists),
  'https://www.youtube.com/oembed': youtubeOembed,
  'https://newsapi.org/v2/top-headlines': newsService('top-headlines'),
  'https://newsapi.org/v2/everything': newsService('everything'),
  'https://openapi.naver.com/v1/search/news.json': naverService('naver'),
  'https://naverapihub.apigw.ntruss.com/search/v1/news': naverService('naverHub'),
  [`${DATA}/1613000/RTMSDataSvcAptTrade/getRTMSDataSvcAptTrade`]: apartmentSales,
  [`${DATA}/B010003/${ONBID_LIST}`]: auctions('auctions'),
  [`${DATA}/B010003/OnbidCltrBidRsltListSrvc2/getCltrBidRsltList2`]: auctions('results'),
};

/** Services that answer instead of the real ones. */
export interface Simulation {
  /** Sends a request to them, like the global `fetch`. */
  send: (url: string, init: RequestInit) => Promise<Response>;
  /** Makes all of them fail in some way; null ends it. */
  trouble: (name: Trouble | null) => void;
}

/**
 * Creates the simulated services.
 * @param now ms; only its day counts
 * @param further services in addition to the usual ones, by address
 * @param recorded answers that replace invented ones; by default those of the folder `recorded`
 */
export function createSimulation(
  now: () => number,
  further: Readonly<Record<string, Service>> = {},
  recorded?: readonly Recorded[],
): Simulation {
  let present: Trouble | null = null;
  const all: Readonly<Record<string, Service>> = { ...services, ...further };

  return {
    trouble: (name) => {
      present = name;
    },
    async send(address, { headers, signal }) {
      const url = new URL(address);
      const asked: Asked = {
        url,
        query: Object.fromEntries(url.searchParams),
        headers: new Headers(headers),
        now: now(),
      };
      const service = all[url.origin + url.pathname];
      // A host without a simulation is unreachable.
      if (!service) throw new TypeError('fetch failed');
      const well = () => recordedReply(url, recorded) ?? service(asked);
      return present === null ? responseOf(well()) : troubled(present, asked, signal, well);
    },
  };
}
