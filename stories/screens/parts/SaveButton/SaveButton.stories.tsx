import { SaveButton } from '@/screens/parts/SaveButton/SaveButton';
import { saveTexts } from '@/texts/save';
import { postTexts } from '@/texts/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePost } from '../../../components/samplePost';
import { inCard } from '../../../design/frame';
import { WithPost } from '../withPost';

const meta = {
  component: SaveButton,
  args: { post: samplePost(2) },
  render: ({ post }) => <WithPost post={post}>{(shown) => <SaveButton post={shown} />}</WithPost>,
  decorators: [inCard],
  parameters: { role: 'member' },
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The icon fills at once, and a second press undoes it. */
export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: postTexts.save, pressed: false });
    await userEvent.click(button);
    await expect(await canvas.findByText(saveTexts.saved)).toBeInTheDocument();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(await canvas.findByText(saveTexts.unsaved)).toBeInTheDocument();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Saved: Story = {
  args: { post: samplePost(2, { isSaved: true }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: postTexts.save, pressed: true }),
    ).toBeVisible();
  },
};

/** Two quick presses end in the initial state. */
export const PressedTwice: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: postTexts.save });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await expect(canvas.queryByText(saveTexts.saved)).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'save.failed' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: postTexts.save });
    await userEvent.click(button);
    await expect(await canvas.findByText(saveTexts.saveFailed)).toBeInTheDocument();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Guest: Story = {
  parameters: { role: 'guest', at: '/post/2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: postTexts.save }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('/login?from=%2Fpost%2F2');
  },
};
