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

// Names are unique.
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

/** A taken name is refused, and one press accepts the proposed free name. */
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

/** The member's own current name is not taken, so nothing is proposed. */
export const Own: Story = {
  play: async (context) => {
    const { profile } = await profileOf(context);
    await expect(profile.queryByRole('button', { name: nameTexts.take })).toBeNull();
  },
};

/** Signs in a member who shares the name of an earlier member. */
function shareName(): void {
  members.update(sampleIds.daon, { userName: '박지훈' });
  setStandIn(sessions.create(sampleIds.daon, '', Date.now()));
}

/**
 * A member with a shared name, from before names were unique, keeps it until they choose another.
 */
export const Shared: Story = {
  beforeEach: shareName,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { profile, name, press } = await profileOf(context);
    const reason = new RegExp(nameTexts.shared);
    await expect(await profile.findByText(reason)).toBeVisible();
    // Other fields can be saved with the old name.
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

/** If the server has no name to propose for a shared one, the form works as usual. */
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
