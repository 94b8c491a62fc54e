import { provinces } from '@contract/testers/provinces';
import recordedAuctions from './answers/auctions.json';
import recordedSales from './answers/sales.json';
import { diceOf, itemsFrom } from './random';
import { jsonReply, today, DAY, xmlReply, type Asked, type Reply, type Service } from './types';

const xmlOf = (fields: Readonly<Record<string, string | number>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${String(value).replaceAll('&', '&amp;')}</${name}>`)
    .join('');

/** The gateway's own answer before any service: always XML, regardless of the requested format. */
const gatewayReply = (code: string, words: string): Reply =>
  xmlReply(
    `<OpenAPI_ServiceResponse><cmmMsgHeader>${xmlOf({ errMsg: 'SERVICE ERROR', returnAuthMsg: words, returnReasonCode: code })}</cmmMsgHeader></OpenAPI_ServiceResponse>`,
  );

/** Its answer to an unknown key. */
export const unknownKey = (): Reply => gatewayReply('30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR');

/** Its answer to a used-up day's quota. */
export const usedUp = (): Reply =>
  gatewayReply('22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR');

/** A service behind the gateway. */
const guarded =
  (service: Service): Service =>
  (asked) =>
    /^(?:invalid)?$/.test(asked.query.serviceKey ?? '') ? unknownKey() : service(asked);

/** A page of the recorded items; `words` decide how many of them a place has. */
function pageOf<T>({ query }: Asked, recorded: readonly T[], least: number, words: string[]) {
  const dice = diceOf(...words);
  const totalCount = least === 0 ? 0 : dice.whole(least, recorded.length);
  const all = itemsFrom(recorded, dice.whole(0, recorded.length - 1), totalCount);
  const pageNo = Math.max(1, Number(query.pageNo) || 1);
  const numOfRows = Math.min(1000, Math.max(1, Number(query.numOfRows) || 10));
  const items = all.slice((pageNo - 1) * numOfRows, pageNo * numOfRows);
  return { items, paging: { numOfRows, pageNo, totalCount } };
}

const responseOf = (resultCode: string, resultMsg: string, body = '') =>
  xmlReply(`<response><header>${xmlOf({ resultCode, resultMsg })}</header>${body}</response>`);

/** Apartment sales of a district and a month; XML. */
export const apartmentSales = guarded((asked) => {
  const { LAWD_CD: district = '', DEAL_YMD: month = '' } = asked.query;
  if (!/^\d{5}$/.test(district) || !/^\d{6}$/.test(month)) {
    return responseOf('10', 'INVALID_REQUEST_PARAMETER_ERROR');
  }
  const isKnown = provinces.some((province) => province.district === district);
  const { items, paging } = pageOf(asked, recordedSales, isKnown ? 20 : 0, [district, month]);
  const [dealYear, dealMonth] = [month.slice(0, 4), month.slice(4)];
  const rows = items.map((sale) =>
    xmlOf({
      ...sale,
      dealYear,
      dealMonth: Number(dealMonth),
      sggCd: district,
      cdealDay: sale.cdealType === 'O' ? `${dealYear.slice(2)}.${dealMonth}.28` : ' ',
    }),
  );
  const list = rows.map((row) => `<item>${row}</item>`).join('');
  return responseOf('000', 'OK', `<body><items>${list}</items>${xmlOf(paging)}</body>`);
});

const stamp = (moment: number) =>
  new Date(moment + 9 * 3_600_000).toISOString().slice(0, 16).replace(/[-:T]/g, '');

const needed = {
  auctions: ['prptDivCd', 'pvctTrgtYn'],
  results: ['prptDivCd', 'cltrTypeCd', 'opbdDtStart', 'opbdDtEnd'],
};

/** Auctions of a region, or their results; JSON, with a plain object if there is only one. */
export const auctions = (kind: 'auctions' | 'results'): Service =>
  guarded((asked) => {
    const { query, now } = asked;
    if (needed[kind].some((name) => !query[name])) {
      // A refusal has no header.
      const resultMsg = 'NO_MANDATORY_REQUEST_PARAMETERS_ERROR';
      return jsonReply({ result: { resultCode: '11', resultMsg } });
    }
    const { lctnSdnm = '' } = query;
    const province = provinces.find(({ fullNames }) => fullNames[0] === lctnSdnm);
    const district = province?.districtName ?? '';
    // One region is empty, to show the empty state.
    const least = !province || province.name === '세종' ? 0 : 3;
    const { items, paging } = pageOf(asked, recordedAuctions[kind], least, [kind, lctnSdnm]);
    const found = items.map(({ onbidCltrNm, days, ...auction }) => ({
      ...auction,
      onbidCltrNm: `${lctnSdnm} ${district} ${onbidCltrNm}`,
      lctnSdnm,
      lctnSggnm: district,
      cltrBidBgngDt: stamp(today(now) + days * DAY + 10 * 3_600_000),
      cltrBidEndDt: stamp(today(now) + (days + 2) * DAY + 17 * 3_600_000),
    }));
    const item = found.length === 1 ? found[0] : found;
    return jsonReply({
      header: { resultCode: '00', resultMsg: 'NORMAL SERVICE.' },
      body: { items: found.length === 0 ? '' : { item }, ...paging },
    });
  });
