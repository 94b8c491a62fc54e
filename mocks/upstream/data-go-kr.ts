import { provinces, type Province } from '@contract/testers/provinces';
import { diceOf } from './random';
import { jsonReply, today, DAY, xmlReply, type Asked, type Reply, type Service } from './types';

const complexes = '물빛마을 새솔파크 한강자이 푸른숲 해오름 다온빌 가람타운 윤슬채'.split(' ');
const dongs = '중앙동 새터동 강변동 솔밭동 물빛동 언덕동'.split(' ');

const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const xmlOf = (name: string, value: string | number) =>
  `<${name}>${xmlText(String(value))}</${name}>`;

/** What the gateway answers before any service is asked: in XML, whatever was wanted. */
export const gatewayReply = (code: string, words: string): Reply =>
  xmlReply(
    `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg>${xmlOf('returnAuthMsg', words)}${xmlOf('returnReasonCode', code)}</cmmMsgHeader></OpenAPI_ServiceResponse>`,
  );

function guardKey({ query }: Asked): Reply | null {
  const { serviceKey = '' } = query;
  if (serviceKey === '' || serviceKey === 'invalid') {
    return gatewayReply('30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR');
  }
  return null;
}

const pageOf = ({ pageNo = '1', numOfRows = '10' }: Asked['query']) => ({
  page: Math.max(1, Number(pageNo) || 1),
  rows: Math.min(1000, Math.max(1, Number(numOfRows) || 10)),
});

const rowsOf = (query: Asked['query'], total: number) => {
  const { page, rows } = pageOf(query);
  const first = (page - 1) * rows;
  return Array.from({ length: Math.max(0, Math.min(rows, total - first)) }, (_, at) => first + at);
};

function saleOf(district: string, month: string, at: number): string {
  const dice = diceOf('sale', district, month, at);
  const area = (dice.whole(3900, 13500) / 100).toFixed(2);
  const amount = dice.whole(1200, 29000) * 10;
  const isOff = dice.chance(0.04);
  const fields: [string, string | number][] = [
    ['aptNm', `${dice.pick(complexes)} ${dice.whole(1, 9)}단지`],
    ['umdNm', ` ${dice.pick(dongs)}`],
    ['excluUseAr', area],
    ['floor', dice.whole(1, 35)],
    ['buildYear', dice.whole(1988, 2025)],
    ['dealYear', month.slice(0, 4)],
    ['dealMonth', Number(month.slice(4))],
    ['dealDay', dice.whole(1, 28)],
    ['dealAmount', ` ${amount.toLocaleString('en-US')}`],
    ['sggCd', district],
    ['jibun', dice.whole(1, 900)],
    ['cdealType', isOff ? 'O' : ' '],
    ['cdealDay', isOff ? `${month.slice(2, 4)}.${month.slice(4)}.28` : ' '],
  ];
  return `<item>${fields.map(([name, value]) => xmlOf(name, value)).join('')}</item>`;
}

/** Apartment sales of a district and a month; XML. */
export const apartmentSales: Service = (asked) => {
  const refused = guardKey(asked);
  if (refused) return refused;
  const { LAWD_CD: district = '', DEAL_YMD: month = '' } = asked.query;
  if (!/^\d{5}$/.test(district) || !/^\d{6}$/.test(month)) {
    return xmlReply(
      `<response><header><resultCode>10</resultCode><resultMsg>INVALID_REQUEST_PARAMETER_ERROR</resultMsg></header></response>`,
    );
  }
  const isKnown = provinces.some((province) => province.district === district);
  const total = isKnown ? diceOf('sales', district, month).whole(20, 180) : 0;
  const items = rowsOf(asked.query, total).map((at) => saleOf(district, month, at));
  const { page, rows } = pageOf(asked.query);
  return xmlReply(
    `<response><header><resultCode>000</resultCode><resultMsg>OK</resultMsg></header><body><items>${items.join('')}</items>${xmlOf('numOfRows', rows)}${xmlOf('pageNo', page)}${xmlOf('totalCount', total)}</body></response>`,
  );
};

const stamp = (moment: number) =>
  new Date(moment + 9 * 3_600_000).toISOString().slice(0, 16).replace(/[-:T]/g, '');

// How a bid ended, and its code.
const results = [
  ['낙찰', '0010'],
  ['유찰', '0011'],
  ['유찰', '0011'],
  ['취소', '0012'],
] as const;

function auctionOf(province: Province, at: number, isResult: boolean, now: number) {
  const dice = diceOf('auction', province.name, at, isResult ? 'result' : 'list');
  const price = dice.whole(30, 4200) * 1_000_000;
  const begin = today(now) + (isResult ? -dice.whole(5, 28) : dice.whole(1, 30)) * DAY;
  const dong = dice.pick(dongs);
  const [status, code] = isResult ? dice.pick(results) : (['입찰준비중', '0001'] as const);
  return {
    cltrMngNo: `2026-${String(dice.whole(1000, 9999))}-${String(at + 1).padStart(6, '0')}`,
    onbidCltrNm: `${province.fullNames[0] ?? ''} ${province.districtName} ${dong} ${dice.whole(1, 900)} ${dice.pick(complexes)} 제${dice.whole(101, 115)}동`,
    lctnSdnm: province.fullNames[0] ?? '',
    lctnSggnm: province.districtName,
    lctnEmdNm: dong,
    bldSqms: (dice.whole(3000, 15000) / 100).toFixed(2),
    apslEvlAmt: price,
    // Some keep it to themselves.
    lowstBidPrcIndctCont: dice.chance(0.08)
      ? '비공개'
      : Math.round(price * dice.pick([1, 0.9, 0.8, 0.7])).toLocaleString('en-US'),
    pbctStatNm: status,
    pbctStatCd: code,
    ...(status === '낙찰' ? { scsbidAmt: Math.round(price * dice.pick([0.75, 0.88, 1.04])) } : {}),
    cltrBidBgngDt: stamp(begin + 10 * 3_600_000),
    cltrBidEndDt: stamp(begin + 2 * DAY + 17 * 3_600_000),
  };
}

const needed = (isResult: boolean) =>
  isResult ? ['prptDivCd', 'cltrTypeCd', 'opbdDtStart', 'opbdDtEnd'] : ['prptDivCd', 'pvctTrgtYn'];

/** Auctions of a region, or their results; JSON, with a single item where there is one. */
export const auctions =
  (isResult: boolean): Service =>
  (asked) => {
    const refused = guardKey(asked);
    if (refused) return refused;
    const { lctnSdnm: name = '' } = asked.query;
    if (needed(isResult).some((parameter) => !asked.query[parameter])) {
      // A refusal has no header.
      return jsonReply({
        result: { resultCode: '11', resultMsg: 'NO_MANDATORY_REQUEST_PARAMETERS_ERROR' },
      });
    }
    const province = provinces.find(({ fullNames }) => fullNames[0] === name);
    // One region has nothing, so that the empty state can be seen.
    const total =
      !province || province.name === '세종'
        ? 0
        : diceOf('auctions', province.name, isResult ? 1 : 0).whole(3, 64);
    const places = rowsOf(asked.query, total);
    const items = places.flatMap((at) =>
      province ? [auctionOf(province, at, isResult, asked.now)] : [],
    );
    const { page, rows } = pageOf(asked.query);
    const item = items.length === 1 ? items[0] : items;
    return jsonReply({
      header: { resultCode: '00', resultMsg: 'NORMAL SERVICE.' },
      body: {
        items: items.length === 0 ? '' : { item },
        numOfRows: rows,
        pageNo: page,
        totalCount: total,
      },
    });
  };
