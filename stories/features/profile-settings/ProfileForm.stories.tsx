import { nameTexts } from '@/texts/names';
import { commonTexts } from '@/texts/common';
import { settingsTexts } from '@/texts/settings';
import { sampleIds } from '@contract/fixtures/members';
import { reasonTexts } from '@contract/texts';
import { endpoints } from '@contract/endpoints';
import { answering } from '@mocks/scenarios/build';
import { members } from '@mocks/db/members';
import { sessions } from '@mocks/db/sessions';
import { setStandIn } from '@mocks/http/viewer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { page } from '../../site';

// A name names one member.
const meta = {
  ...page('/my/settings', 'member'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function profileOf({ canvas, userEvent }: Play) {
  const region = await canvas.findByRole('region', { name: settingsTexts.profile });
  const profile = within(region);
  return {
    profile,
    name: profile.getByLabelText(settingsTexts.name),
    press: (label: string) => userEvent.click(profile.getByRole('button', { name: label })),
  };
}

/** A name that somebody has is refused, and one press takes the free one that is offered. */
export const Taken: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { profile, name, press } = await profileOf(context);
    await userEvent.clear(name);
    await userEvent.type(name, '박지훈');
    await press(commonTexts.save);
    await expect(await profile.findByText(reasonTexts.nameTaken)).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(profile.getByText(nameTexts.ask('박지훈2'))).toBeVisible();
    await press(nameTexts.take);
    await expect(name).toHaveValue('박지훈2');
    await expect(name).toHaveFocus();
    await press(commonTexts.save);
    await canvas.findByRole('heading', { level: 1, name: '박지훈2' });
  },
};

/** One's own name is nobody else's: nothing is proposed. */
export const Own: Story = {
  play: async (context) => {
    const { profile } = await profileOf(context);
    await expect(profile.queryByRole('button', { name: nameTexts.take })).toBeNull();
  },
};

/** Signs a member in whose name somebody had before. */
function shareName(): void {
  members.update(sampleIds.daon, { userName: '박지훈' });
  setStandIn(sessions.create(sampleIds.daon, '', Date.now()));
}

/**
 * A member whose name somebody had before, from when names were not unique, keeps it until they take
 * another.
 */
export const Shared: Story = {
  beforeEach: shareName,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { profile, name, press } = await profileOf(context);
    const reason = new RegExp(nameTexts.shared);
    await expect(await profile.findByText(reason)).toBeVisible();
    // Everything else can be saved under the old name.
    await userEvent.type(profile.getByLabelText(settingsTexts.bio), '이름이 같은 사람');
    await press(commonTexts.save);
    await canvas.findByText(settingsTexts.profileSaved);
    await expect(name).toHaveValue('박지훈');
    await press(nameTexts.take);
    await expect(name).toHaveValue('박지훈2');
    await press(commonTexts.save);
    await canvas.findByRole('heading', { level: 1, name: '박지훈2' });
    await waitFor(() => expect(profile.queryByText(reason)).toBeNull());
  },
};

/** Where the server knows no free name for a shared one, nothing is said and the form works as ever. */
export const SharedWithoutProposal: Story = {
  beforeEach: ({ msw }) => {
    shareName();
    msw.use(answering(endpoints.getNameProposal, { success: true, proposal: null }));
  },
  play: async (context) => {
    const { profile, name, press } = await profileOf(context);
    await context.userEvent.type(profile.getByLabelText(settingsTexts.bio), '이름이 같은 사람');
    await press(commonTexts.save);
    await context.canvas.findByText(settingsTexts.profileSaved);
    await expect(name).toHaveValue('박지훈');
    await expect(profile.queryByRole('button', { name: nameTexts.take })).toBeNull();
  },
};
