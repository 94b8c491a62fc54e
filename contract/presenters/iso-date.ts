/** A time (ms) as answers write it. */
export const isoDate = (moment: number): string => new Date(moment).toISOString();
