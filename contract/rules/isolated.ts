const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name within a sentence that holds no markup. One in Hebrew or Arabic letters is kept apart by the
 * marks for it (FSI, PDI), so that numbers and dots beside it stay where they belong.
 */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
