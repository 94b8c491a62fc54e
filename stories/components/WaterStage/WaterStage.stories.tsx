import { CompanionFigure } from '@/components/CompanionFigure/CompanionFigure';
import { WaterStage } from '@/components/WaterStage/WaterStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accessories, bases, placedOn } from '../sampleCompanion';

const [base] = bases;
const scarf = accessories.find(({ id }) => id === 12);
if (!base || !scarf) throw new Error('There is nobody to stand here');

const meta = {
  component: WaterStage,
  args: {
    children: (
      <div style={{ position: 'relative', height: '100%', aspectRatio: '1', margin: '0 auto' }}>
        <CompanionFigure baseIcon={base.icon} accessories={[placedOn(base, scarf)]} label="" />
      </div>
    ),
  },
  render: (args) => (
    <div style={{ height: 360, maxWidth: 640 }}>
      <WaterStage {...args} />
    </div>
  ),
} satisfies Meta<typeof WaterStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The stage without a companion. */
export const Empty: Story = { args: { children: null } };
