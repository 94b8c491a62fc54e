import { Startup } from '@/app/Startup';
import FollowAuthor from '@/screens/parts/FollowButton/FollowAuthor';
import { sessionAtom } from '@/state/session';
import { followTexts } from '@/texts/follow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { inCard } from '../../../design/frame';

/** Waits until the session has loaded, as the page of a post does. */
function Shown(props: ComponentProps<typeof FollowAuthor>) {
  const isKnown = useAtomValue(sessionAtom).status === 'known';
  return (
    <>
      <Startup />
      {isKnown && <FollowAuthor {...props} />}
    </>
  );
}

const meta = {
  component: FollowAuthor,
  args: { userId: 'user3' },
  render: (args) => <Shown {...args} />,
  decorators: [inCard],
  parameters: { role: 'member' },
} satisfies Meta<typeof FollowAuthor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: followTexts.follow }));
    await userEvent.click(await canvas.findByRole('button', { name: followTexts.unfollow }));
    await expect(await canvas.findByRole('button', { name: followTexts.follow })).toBeVisible();
  },
};

/** The author of a post does not follow themselves. */
export const Own: Story = {
  args: { userId: 'user1' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
