import { Startup } from '@/app/Startup';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { MemberSlot } from '@/screens/parts/MemberSlot/MemberSlot';
import { authTexts } from '@/texts/auth';
import { commonTexts } from '@/texts/common';
import { gardenTexts } from '@/texts/garden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { arriveAt, CurrentAddress } from '../../../site';

const meta = {
  component: MemberSlot,
  args: {
    title: gardenTexts.title,
    skeleton: <Skeleton width={240} height={24} />,
    children: (member) => <h1>{member.user_name}</h1>,
  },
  parameters: { at: '/garden', role: 'member' },
  decorators: [
    (Story) => (
      <main style={{ padding: 24 }}>
        <Startup />
        <Story />
        <CurrentAddress />
      </main>
    ),
  ],
} satisfies Meta<typeof MemberSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '이유나' })).toBeVisible();
  },
};

/** A guest is led to the login page and back. */
export const Guest: Story = {
  parameters: { role: 'guest' },
  play: async (context) => {
    await arriveAt(context, '/login?from=%2Fgarden');
    await expect(context.canvas.queryByRole('heading')).toBeNull();
  },
};

/** The page sends this guest elsewhere. */
export const GuestElsewhere: Story = {
  args: { guestTo: '/' },
  parameters: { role: 'guest' },
  play: (context) => arriveAt(context, '/'),
};

export const Checking: Story = {
  parameters: { scenario: 'profile.loading' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The session is unknown: the member stays on the page, which offers to retry. */
export const Unknown: Story = {
  parameters: { scenario: 'profile.failed' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(authTexts.unknown)).toBeVisible();
    await arriveAt(context, '/garden');
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await expect(await canvas.findByRole('button', { name: commonTexts.retry })).toBeVisible();
  },
};
