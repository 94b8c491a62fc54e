import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import * as icons from '@/design/icons/icons';
import { onCanvas } from '../frame';

const meta = {
  component: icons.HeartIcon,
  decorators: [onCanvas],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof icons.HeartIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All icons on their 24 px grid. To add one, put a drawing into `svg/` and run `npm run icons`. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 104px)', gap: 16 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap={4} alignItems="center">
          <Icon size="lg" />
          <Text variant="caption" tone="muted">
            {name.replace('Icon', '')}
          </Text>
        </Stack>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
      Object.keys(icons).length,
    );
  },
};

/** 16, 20, 24 and 32 px, with lines of 1.5, 1.75, 2 and 2 px, so that they look equally heavy. */
export const Sizes: Story = {
  render: () => (
    <Row gap={16}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <icons.HeartIcon key={size} size={size} />
      ))}
    </Row>
  ),
};

/** An icon without text next to it takes a title. */
export const Named: Story = {
  args: { title: '좋아요', size: 'lg' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '좋아요' })).toBeVisible();
  },
};
