import { myTexts } from '@/texts/my';

export type MyTab = keyof typeof myTexts.tabs;

/** The tabs in the order in which they stand; the first is there without a word in the address. */
export const myTabs = (Object.keys(myTexts.tabs) as MyTab[]).map((value) => ({
  value,
  label: myTexts.tabs[value],
}));

/** The tab that an address names; null for an address that names no tab. */
export function tabOf(given: string | undefined): MyTab | null {
  if (given === undefined) return 'posts';
  return myTabs.find(({ value }) => value === given)?.value ?? null;
}
