import { CompanionFigure } from '@/components/CompanionFigure/CompanionFigure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { accessories, bases, placedOn } from '../sampleCompanion';

const grid = (width: number) => ({
  display: 'grid',
  gap: 12,
  padding: 24,
  gridTemplateColumns: `repeat(auto-fill, ${width}px)`,
});

const [drop] = bases;
if (!drop) throw new Error('There is no base');
const named = (name: string) => accessories.filter((part) => part.name === name);

const meta = {
  component: CompanionFigure,
  args: {
    baseIcon: drop.icon,
    accessories: [...named('줄무늬 목도리'), ...named('동글안경')].map((part) =>
      placedOn(drop, part),
    ),
    label: '여울이, 줄무늬 목도리, 동글안경 착용',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompanionFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('img', { name: '여울이, 줄무늬 목도리, 동글안경 착용' })).toBeVisible(),
};

/** A part can be text instead of a drawing. */
export const WithText: Story = {
  args: {
    baseIcon: '🐳',
    label: '고래',
    accessories: [
      {
        part_id: 'part99',
        part_icon: '모자',
        part_layer: 'front',
        part_size: 40,
        position_x: 50,
        position_y: 20,
      },
    ],
  },
  play: ({ canvas }) => expect(canvas.getByText('모자')).toBeVisible(),
};

/** Every accessory on every body, each at its default position. */
export const EveryPart: Story = {
  decorators: [],
  render: () => (
    <>
      {bases.map((base) => (
        <div key={base.id} style={grid(120)}>
          {accessories.map((part) => (
            <CompanionFigure
              key={part.id}
              baseIcon={base.icon}
              accessories={[placedOn(base, part)]}
              label={`${base.name}, ${part.name}`}
              still
            />
          ))}
        </div>
      ))}
    </>
  ),
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('img')).toHaveLength(bases.length * accessories.length),
};

export const Small: Story = {
  decorators: [],
  render: () => (
    <div style={grid(40)}>
      {bases.map(({ id, icon, name }) => (
        <CompanionFigure key={id} baseIcon={icon} accessories={[]} label={name} still />
      ))}
    </div>
  ),
};
