import type { UpstreamReason } from '@contract/texts';
import { countOf, fieldsOf, isFields, textOf, type Fields } from '@contract/rules/fields';
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

// Its newer gateway refuses by these, with a word or a page in place of a code.
const byStatus: Readonly<Record<number, UpstreamReason>> = {
  401: 'key',
  403: 'refused',
  429: 'rate',
};

const SUCCESS = /^0{1,4}$/;
const NOTHING = /^0?0?0?3$/;

function guardCode(code: string, words: unknown): void {
  if (SUCCESS.test(code) || NOTHING.test(code)) return;
  const short = code.padStart(2, '0');
  const reason = Object.hasOwn(reasons, short) ? reasons[short] : undefined;
  throw new UpstreamFailure(reason ?? 'failed', plainDetail(words));
}

// The gateway answers in XML, whatever was asked for.
function guardGateway(document: Fields): void {
  const { cmmMsgHeader } = fieldsOf(document.OpenAPI_ServiceResponse);
  if (cmmMsgHeader === undefined) return;
  const { returnReasonCode, returnAuthMsg, errMsg } = fieldsOf(cmmMsgHeader);
  guardCode(textOf(returnReasonCode) || '99', returnAuthMsg ?? errMsg);
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
  guardGateway(document);
  if (status >= 400) throw new UpstreamFailure(byStatus[status] ?? 'failed');
  const { header, body: data } = fieldsOf(document.response ?? document);
  const { resultCode, resultMsg } = fieldsOf(header);
  const code = textOf(resultCode);
  // A document that was cut has no end to miss; the code and the count are what it must have.
  if (code === '') throw new UpstreamFailure('unreadable');
  guardCode(code, resultMsg);
  const { items, totalCount } = fieldsOf(data);
  const count = countOf(totalCount);
  if (count === null && !NOTHING.test(code)) throw new UpstreamFailure('unreadable');
  return { rows: rowsOf(items), totalCount: count ?? 0 };
}
