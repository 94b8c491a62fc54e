import { commonTexts } from '@/texts/common';
import { consentTexts } from '@/texts/consent';
import { legalVersions } from '@contract/legal/versions';
import { consents } from '@mocks/db/consents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../../fits';
import { page } from '../../site';

const MEMBER = 1;

/** As if the member had agreed to older versions of these texts. */
function agreedBefore(versions: Partial<typeof legalVersions>): void {
  consents.removeOfMember(MEMBER);
  consents.give(MEMBER, Date.now(), { ...legalVersions, ...versions });
}
const old = '2020-01-01' as never;

const meta = {
  ...page('/spheres', 'member'),
  beforeEach: () => agreedBefore({ terms: old, privacy: old }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const find = async ({ canvas }: Play) =>
  within(await canvas.findByRole('complementary', { name: consentTexts.title }));
const isGone = ({ canvas }: Play) =>
  waitFor(() =>
    expect(canvas.queryByRole('complementary', { name: consentTexts.title })).toBeNull(),
  );

/** The page stays readable behind it; one press agrees, and it is not asked again. */
export const Asked: Story = {
  play: async (context) => {
    const request = await find(context);
    const links = request.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/terms', '/privacy']);
    await context.userEvent.click(request.getByRole('button', { name: consentTexts.agree }));
    await context.canvas.findByText(consentTexts.agreed);
    await isGone(context);
    await expect(consents.listOf(MEMBER)).toHaveLength(4);
  },
};

/** Only what changed is named; the answer may wait for the next visit. */
export const Later: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => agreedBefore({ privacy: old }),
  play: async (context) => {
    const request = await find(context);
    const links = request.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/privacy']);
    await fits();
    await context.userEvent.click(request.getByRole('button', { name: consentTexts.later }));
    await isGone(context);
  },
};

export const Failed: Story = {
  parameters: { scenario: 'consent.failed' },
  play: async (context) => {
    const request = await find(context);
    await context.userEvent.click(request.getByRole('button', { name: consentTexts.agree }));
    await expect(await request.findByText(consentTexts.failed)).toBeVisible();
    await expect(request.getByRole('button', { name: consentTexts.agree })).toBeEnabled();
    await expect(context.canvas.queryByText(commonTexts.loading)).toBeNull();
  },
};
