import { SphereTile, SphereTileSkeleton } from '@/components/SphereTile/SphereTile';
import { Button } from '@/design/components/Button/Button';
import { sphereTexts } from '@/texts/sphere';
import { fixtures } from '@contract/fixtures';
import { formatCount } from '@contract/rules/text/counts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isComing } from '../../design/coming';
import { inCard, longSentence } from '../../design/frame';

const [sphere = { id: 0, name: '', icon: '', memberCount: 0 }] = fixtures.spheres;

const meta = {
  component: SphereTile,
  args: {
    sphere,
    to: '/?sphere=1',
    action: (
      <Button variant="outline" size="sm">
        {sphereTexts.join}
      </Button>
    ),
  },
  decorators: [inCard],
} satisfies Meta<typeof SphereTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: new RegExp(sphere.name) });
    await expect(link).toHaveAttribute('href', '/?sphere=1');
    await expect(
      canvas.getByText(sphereTexts.members(formatCount(sphere.memberCount))),
    ).toBeVisible();
  },
};

export const LongName: Story = { args: { sphere: { ...sphere, name: longSentence } } };

export const Loading: Story = { render: () => <SphereTileSkeleton />, play: isComing };
