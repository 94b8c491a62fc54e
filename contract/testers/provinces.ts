/** A region of Korea as the real-estate tool knows it. */
export interface Province {
  name: string;
  /** The first two digits of its codes, the current ones first: some changed since 2023. */
  prefixes: readonly string[];
  /** The district that represents it in sales (five digits of its 법정동 code). */
  district: string;
  districtName: string;
  /** The spellings of the public services. */
  fullNames: readonly string[];
}

type Row = [name: string, prefixes: string, district: string, districtName: string, names: string];

const rows: readonly Row[] = [
  ['서울', '11', '11680', '강남구', '서울특별시'],
  ['부산', '26', '26350', '해운대구', '부산광역시'],
  ['대구', '27', '27260', '수성구', '대구광역시'],
  ['인천', '28', '28185', '연수구', '인천광역시'],
  ['광주', '29', '29140', '서구', '광주광역시 전남광주통합특별시'],
  ['대전', '30', '30200', '유성구', '대전광역시'],
  ['울산', '31', '31140', '남구', '울산광역시'],
  ['세종', '36', '36110', '세종시', '세종특별자치시'],
  ['경기', '41', '41135', '성남시 분당구', '경기도'],
  ['강원', '51 42', '51110', '춘천시', '강원특별자치도 강원도'],
  ['충북', '43', '43113', '청주시 흥덕구', '충청북도'],
  ['충남', '44', '44133', '천안시 서북구', '충청남도'],
  ['전북', '52 45', '52111', '전주시 완산구', '전북특별자치도 전라북도'],
  ['전남', '46', '46150', '순천시', '전라남도 전남광주통합특별시'],
  ['경북', '47', '47113', '포항시 북구', '경상북도'],
  ['경남', '48', '48123', '창원시 성산구', '경상남도'],
  ['제주', '50', '50110', '제주시', '제주특별자치도'],
];

/**
 * The seventeen regions. In July 2026 광주 and 전남 became one region. Reports of its code disagree, so
 * the districts keep the codes that we found.
 */
export const provinces: readonly Province[] = rows.map(
  ([name, prefixes, district, districtName, names]) => ({
    name,
    prefixes: prefixes.split(' '),
    district,
    districtName,
    fullNames: names.split(' '),
  }),
);

/** The region with a name; null for an unknown one. */
export function provinceOf(name: string): Province | null {
  return provinces.find((province) => province.name === name) ?? null;
}
