import { storageKeys, store } from '@/config/storage';
import { commonTexts } from '@/texts/common';
import { consentTexts } from '@/texts/consent';
import { consentsOf, fullConsent, type Consent } from '@contract/legal/consents';
import { rewardEntry } from '@contract/rules/companion/ledger';
import { errorTexts } from '@contract/texts';
import { consents } from '@mocks/db/consents';
import { ledger } from '@mocks/db/ledger';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fits } from '../../fits';
import { page } from '../../site';

const MEMBER = 1;

/** The member has agreed to older versions of these texts and to the current other texts. */
function agreedBefore(...old: Consent['name'][]): void {
  consents.removeOfMember(MEMBER);
  const agreed = consentsOf(fullConsent).map(({ name, version }) =>
    old.includes(name) ? { name, version: '2020-01-01' } : { name, version },
  );
  consents.give(MEMBER, Date.now(), agreed);
}

const meta = {
  ...page('/spheres', 'member'),
  beforeEach: () => agreedBefore('terms', 'privacy'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const find = async ({ canvas }: Play) =>
  within(await canvas.findByRole('complementary', { name: consentTexts.title }));
const visitOfToday = () => ledger.find(MEMBER, rewardEntry('daily_login', 0, Date.now()));
const isGone = ({ canvas }: Play) =>
  waitFor(() =>
    expect(canvas.queryByRole('complementary', { name: consentTexts.title })).toBeNull(),
  );

/** The page stays readable behind it; one press agrees, and the question does not return. */
export const Asked: Story = {
  play: async (context) => {
    const request = await find(context);
    const links = request.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/terms', '/privacy']);
    await context.userEvent.click(request.getByRole('button', { name: consentTexts.agree }));
    await context.canvas.findByText(consentTexts.agreed);
    await isGone(context);
    await expect(consents.listOf(MEMBER)).toHaveLength(5);
  },
};

/**
 * A member who signed up through the API has given no consent, so the form also asks for the age.
 * The daily visit counts after the consent.
 */
export const First: Story = {
  beforeEach: () => {
    consents.removeOfMember(MEMBER);
    store(storageKeys.lastDailyVisit, null);
  },
  play: async (context) => {
    const request = await find(context);
    await request.findByText(/글을 쓰거나/);
    const agree = request.getByRole('button', { name: consentTexts.agree });
    await context.userEvent.click(agree);
    await expect(await request.findByText(consentTexts.needAge)).toBeVisible();
    await context.userEvent.click(request.getByRole('checkbox'));
    await expect(request.queryByText(consentTexts.needAge)).toBeNull();
    await expect(visitOfToday()).toBeNull();
    await context.userEvent.click(agree);
    await isGone(context);
    await waitFor(() => expect(visitOfToday()).not.toBeNull());
    await expect(context.canvas.queryByText(errorTexts.CONSENT_REQUIRED)).toBeNull();
    await expect(consents.listOf(MEMBER)).toEqual(
      expect.arrayContaining(
        consentsOf(fullConsent).map((consent): unknown => expect.objectContaining(consent)),
      ),
    );
  },
};

/** A postponed question returns on the first action that needs the consent. */
export const Needed: Story = {
  beforeEach: () => consents.removeOfMember(MEMBER),
  play: async (context) => {
    const request = await find(context);
    await context.userEvent.click(request.getByRole('button', { name: consentTexts.later }));
    await isGone(context);
    const [join] = await context.canvas.findAllByRole('button', { name: /참여하기$/ });
    if (!join) throw new Error('no sphere to join');
    await context.userEvent.click(join);
    await context.canvas.findByText(errorTexts.CONSENT_REQUIRED);
    await find(context);
  },
};

/** Only changed texts are named; the member may answer at the next visit. */
export const Later: Story = {
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => agreedBefore('privacy'),
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
