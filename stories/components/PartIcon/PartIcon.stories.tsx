import { PartIcon } from '@/components/PartIcon/PartIcon';
import { parts } from '@contract/rules/companion/parts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: PartIcon,
  args: { icon: '/companion/accessories/crown.svg' },
  decorators: [
    (Story) => (
      <div style={{ width: 96, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const Emoji: Story = {
  args: { icon: '🎩' },
  play: ({ canvas }) => expect(canvas.getByText('🎩')).toBeVisible(),
};

const sizes = [32, 96, 320] as const;

/** Every part at each of its sizes. */
export const EveryPart: Story = {
  decorators: [],
  render: () => (
    <>
      {sizes.map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16 }}>
          {parts.map(({ id, icon }) => (
            <div key={id} style={{ width: size }}>
              <PartIcon icon={icon} />
            </div>
          ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const pictures = Array.from(canvasElement.querySelectorAll('img'));
    await expect(pictures).toHaveLength(parts.length * sizes.length);
    await Promise.all(pictures.map((picture) => picture.decode()));
  },
};
