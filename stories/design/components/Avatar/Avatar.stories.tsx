import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Row } from '@/design/components/Row/Row';
import { inCard } from '../../frame';

const meta = {
  component: Avatar,
  args: { name: '이유나', src: '/avatars/yuna.svg' },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};

/** Without a picture the first letter of the name is shown. */
export const WithoutPicture: Story = {
  args: { src: null, alt: '이유나' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '이유나' })).toHaveTextContent(
      '이',
    );
  },
};

/** The first letter also replaces a picture that fails to load. */
export const LostPicture: Story = {
  args: { src: 'data:image/png;base64,AA', alt: '이유나' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이')).toBeVisible();
  },
};

/** The ring starts at twelve o'clock and fills with experience. */
export const LevelRing: Story = {
  render: () => (
    <Row gap={24}>
      <Avatar name="이유나" src="/avatars/yuna.svg" progress={0.08} level="Lv.1" />
      <Avatar name="최현" src="/avatars/hyun.svg" size="lg" progress={0.64} level="Lv.7" />
      <Avatar name="정소라" src="/avatars/sora.svg" size="xl" progress={0.93} level="Lv.24" />
      <Avatar name="오태오" src={null} size="lg" progress={0} level="Lv.1" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Lv.24')).toBeVisible();
    await expect(canvasElement.querySelectorAll('circle[pathLength]')).toHaveLength(3);
  },
};
