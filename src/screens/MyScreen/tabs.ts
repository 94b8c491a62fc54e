import { myTexts } from '@/texts/my';

export type MyTab = keyof typeof myTexts.tabs;

/** The tabs in display order; the first has no word in the address. */
export const myTabs = (Object.keys(myTexts.tabs) as MyTab[]).map((value) => ({
  value,
  label: myTexts.tabs[value],
}));

/** The tab in an address; null if the address names no tab. */
export function tabOf(given: string | undefined): MyTab | null {
  if (given === undefined) return 'posts';
  return myTabs.find(({ value }) => value === given)?.value ?? null;
}
