/** A time (ms) in the format of answers. */
export const isoDate = (moment: number): string => new Date(moment).toISOString();
