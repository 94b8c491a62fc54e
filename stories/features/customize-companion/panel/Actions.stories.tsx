import { authTexts } from '@/texts/auth';
import { characterTexts } from '@/texts/character';
import { endpoints } from '@contract/endpoints';
import { sampleIds } from '@contract/fixtures/members';
import { errorTexts, reasonTexts } from '@contract/texts';
import { companions } from '@mocks/db/companions';
import { failing } from '@mocks/scenarios/build';
import { signInAs } from '@mocks/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import * as on from '../editor';
import { arriveAt, takeLoginNotice } from '../../../site';

const meta = {
  ...on.setUp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Puts on another part and tries to save; each failure logs a line for debugging. */
async function trySaving(context: Play): Promise<void> {
  const log = spyOn(console, 'info').mockImplementation(() => undefined);
  await on.isReady(context);
  await context.userEvent.click(on.tile(context, '동글안경'));
  await on.press(context, characterTexts.finish);
  await waitFor(() => expect(log).toHaveBeenCalledWith('character save failed'));
  log.mockRestore();
}

/** The edit stays, so that the member can try again. */
async function isRefused(context: Play, reason: string): Promise<void> {
  await trySaving(context);
  await waitFor(() => expect(context.canvas.getByText(reason)).toBeVisible());
  await expect(on.isPlaced(context, '동글안경')).toBe(true);
  await expect(on.isBlocked(context, characterTexts.finish)).toBe(false);
}

export const Failed: Story = {
  parameters: { scenario: 'character.saveFailed' },
  play: (context) => isRefused(context, characterTexts.saveFailed),
};

/** The dialog shows the server's reason. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      failing(endpoints.customizeCharacter, 'FORBIDDEN', { message: reasonTexts.partLocked }),
    ),
  play: (context) => isRefused(context, reasonTexts.partLocked),
};

/** Another tab has signed in another member, so the customizer shows that member's companion. */
export const SomebodyElse: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await on.isReady(context);
    const before = companions.get(sampleIds.operator);
    signInAs('admin');
    await trySaving(context);
    await waitFor(() => expect(context.canvas.getByText(errorTexts.USER_MISMATCH)).toBeVisible());
    await waitFor(() => expect(context.canvas.getAllByText('물빛 운영자')[0]).toBeVisible());
    await expect(companions.get(sampleIds.operator)).toEqual(before);
  },
};

/** If the session has ended, the edit is restored after the login. */
export const SessionExpired: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.isReady(context);
    signInAs('guest');
    await trySaving(context);
    await takeLoginNotice(context);
    await arriveAt(context, '/login?from=%2Fcharacter');
    await userEvent.type(await canvas.findByLabelText(authTexts.email), 'member@mulbit.test');
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-member-1{Enter}');
    await on.isReady(context);
    await expect(on.isPlaced(context, '동글안경')).toBe(true);
    await expect(on.isBlocked(context, characterTexts.revert)).toBe(false);
  },
};
