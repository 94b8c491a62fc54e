import { seedTexts } from '@/texts/garden';
import { profileTexts } from '@/texts/profile';
import { sampleIds } from '@contract/fixtures/members';
import { growPlant, seed, type PlantSpecies } from '@contract/rules/companion/plants';
import { members } from '@mocks/db/members';
import { plants } from '@mocks/db/plants';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

export type Play = Parameters<NonNullable<StoryObj['play']>>[0];

/** Replaces the plants of the member's garden, each with its own experience. */
export function plantThese(list: readonly (readonly [PlantSpecies, gained: number])[]): void {
  plants.removeOfMember(sampleIds.yuna);
  for (const [species, gained] of list) {
    const { id } = plants.create(sampleIds.yuna, species, Date.now());
    plants.update(id, growPlant(seed, gained));
  }
}

/** Waits for text that fades in. */
export const seen = ({ canvas }: Pick<Play, 'canvas'>, text: string) =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible());

/** Sets the member's balance. */
export function own(waterDrops: number, gems: number): void {
  const { level, experience } = members.get(sampleIds.yuna);
  members.earn(sampleIds.yuna, { waterDrops, gems, level, experience });
}

export const plantOf = async ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  within(await canvas.findByRole('article', { name }));

export const waterButton = async (context: Pick<Play, 'canvas'>, name: string) =>
  (await plantOf(context, name)).findByRole('button', { name: new RegExp(`^${name} 물 주기`) });

/** The balance as the page shows it. */
export function balance({ canvas }: Pick<Play, 'canvas'>, name: string): string {
  const summary = within(canvas.getByRole('region', { name: profileTexts.garden }));
  return summary.getByText(name).closest('div')?.querySelector('dd')?.textContent ?? '';
}

/** Opens the dialog that offers seeds. */
export async function openSeeds({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: /^씨앗 심기/ }));
  const dialog = await canvas.findByRole('dialog', { name: seedTexts.heading });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
