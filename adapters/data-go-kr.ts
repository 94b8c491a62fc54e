import type { UpstreamReason } from '@contract/texts';
import { countOf, fieldsOf, isFields, textOf, type Fields } from '@contract/rules/text/fields';
import { plainDetail, UpstreamFailure } from './failure';
import { parseObject } from './json';
import type { Exchange } from './types';
import { parseXml } from './xml';

/** A page of rows of one of the public services. */
export interface DataPage {
  rows: Fields[];
  totalCount: number;
}

const reasons: Readonly<Record<string, UpstreamReason>> = {
  '01': 'failed',
  '02': 'failed',
  '04': 'failed',
  '05': 'timeout',
  '10': 'parameter',
  '11': 'parameter',
  '12': 'refused',
  '20': 'key',
  '21': 'key',
  '22': 'quota',
  '23': 'rate',
  '29': 'refused',
  '30': 'key',
  '31': 'key',
  '32': 'refused',
  '33': 'key',
  '99': 'failed',
};

// Its newer gateway refuses with these statuses, with a word or a page instead of a code.
const byStatus: Readonly<Record<number, UpstreamReason>> = {
  401: 'key',
  403: 'refused',
  429: 'rate',
};

const SUCCESS = '00';
const NOTHING = '03';

/** A code in two digits: the services write 0, 00, 000 and 0000 for the same one. */
const shortCode = (code: unknown): string => {
  const text = textOf(code).trim();
  return /^\d+$/.test(text) ? String(Number(text)).padStart(2, '0') : text;
};

/** The result of an answer: its services have four places for it, in XML as in JSON. */
function resultOf(document: Fields): { code: string; words: unknown } {
  const response = fieldsOf(document.response);
  const gateway = fieldsOf(document.OpenAPI_ServiceResponse).cmmMsgHeader;
  const { returnReasonCode, returnAuthMsg, errMsg } = fieldsOf(gateway ?? document.cmmMsgHeader);
  const headers = [response.header, document.header, response.result, document.result, document];
  const named = headers.map(fieldsOf).find(({ resultCode }) => textOf(resultCode) !== '');
  const isRefused = gateway !== undefined || document.cmmMsgHeader !== undefined;
  return {
    code: shortCode(returnReasonCode ?? named?.resultCode ?? (isRefused ? '99' : '')),
    words: returnAuthMsg ?? errMsg ?? named?.resultMsg,
  };
}

function guardCode(code: string, words: unknown): void {
  if (['', SUCCESS, NOTHING].includes(code)) return;
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  throw new UpstreamFailure(reason ?? 'failed', plainDetail(words));
}

/** Rows come as a list, as a single one, or as nothing in several forms. */
function rowsOf(items: unknown): Fields[] {
  const { item = items } = fieldsOf(items);
  const rows = Array.isArray(item) ? item : [item];
  return rows.filter(isFields).filter((row) => Object.keys(row).length > 0);
}

/** Reads an answer of data.go.kr, XML or JSON. @throws UpstreamFailure */
export function readDataPage({ status, body }: Exchange): DataPage {
  const text = body.trimStart();
  let document: Fields = {};
  try {
    document = text.startsWith('<') ? parseXml(text) : parseObject(text);
  } catch (error) {
    if (status < 400) throw error;
  }
  // A code says more than the status.
  const { code, words } = resultOf(document);
  guardCode(code, words);
  if (status >= 400) {
    const isOut = status === 429 && /quota/i.test(body);
    throw new UpstreamFailure(isOut ? 'quota' : (byStatus[status] ?? 'failed'));
  }
  // A document that was cut lacks only its end; the code and the count are what it must have.
  if (code === '') throw new UpstreamFailure('unreadable');
  const { body: data } = fieldsOf(document.response ?? document);
  const { items, totalCount } = fieldsOf(data);
  const count = countOf(totalCount);
  if (count === null && code !== NOTHING) throw new UpstreamFailure('unreadable');
  return { rows: rowsOf(items), totalCount: count ?? 0 };
}
