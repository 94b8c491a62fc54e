import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { expect } from 'storybook/test';
import { inCard } from '../../frame';

const meta = {
  component: Heading,
  args: { children: '오늘의 물빛' },
  decorators: [inCard],
  tags: ['autodocs', '초안'],
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Headings of a page, a section and a subsection: the level sets the tag and the size. */
export const Levels: Story = {
  render: (args) => (
    <Stack>
      <Heading {...args} level={1} />
      <Heading {...args} level={2} />
      <Heading {...args} level={3} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const tags = canvas.getAllByRole('heading').map(({ tagName }) => tagName);
    await expect(tags).toEqual(['H1', 'H2', 'H3']);
  },
};
