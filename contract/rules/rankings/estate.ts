import { countOf, textOrNull, type Fields } from '../text/fields';

/** A row of the real-estate tool with the code's field names; null if its service lacks a field. */
export interface EstateFacts {
  name: string | null;
  district: string | null;
  /** In ㎡. */
  area: number | null;
  floor: string | null;
  builtIn: string | null;
  /** The day of a sale, for example `2026-10-03`. */
  soldOn: string | null;
  /** Amounts in 만원; null if they are not public. */
  price: number | null;
  lowestBid: number | null;
  appraisal: number | null;
  /** Of a winning bid. */
  winningBid: number | null;
  status: string | null;
  /** When bids are accepted, as `2026-11-24 10:00`, otherwise in the service's format. */
  bidsFrom: string | null;
  bidsUntil: string | null;
  /** Whether it is an auction or the result of one; the rest are sales. */
  isAuction: boolean;
  isCancelled: boolean;
}

function dayOf({ 년: year, 월: month, 일: day }: Fields): string | null {
  const parts = [countOf(year), countOf(month), countOf(day)];
  if (parts.some((part) => part === null)) return null;
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** A moment in readable form; other formats stay unchanged. */
function readableMoment(value: unknown): string | null {
  const text = textOrNull(value);
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:\d{2})?$/.exec(text ?? '');
  if (!parts) return text;
  const [, year = '', month = '', day = '', hour = '', minute = ''] = parts;
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** Reads a row of the real-estate tool with its documented Korean field names. */
export function estateFacts(row: Fields): EstateFacts {
  const area = Number.parseFloat(textOrNull(row.전용면적) ?? '');
  return {
    name: textOrNull(row.아파트),
    district: textOrNull(row.법정동),
    area: Number.isFinite(area) && area > 0 ? area : null,
    floor: textOrNull(row.층),
    builtIn: textOrNull(row.건축년도),
    soldOn: dayOf(row),
    price: countOf(row.거래금액),
    lowestBid: countOf(row.최저입찰가),
    appraisal: countOf(row.감정가),
    winningBid: countOf(row.낙찰가),
    status: textOrNull(row.상태),
    bidsFrom: readableMoment(row.입찰시작),
    bidsUntil: readableMoment(row.입찰마감),
    isAuction: [row.물건관리번호, row.입찰시작, row.감정가].some((it) => textOrNull(it) !== null),
    isCancelled: row.해제 === true,
  };
}
