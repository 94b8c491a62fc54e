import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Chip } from '@/design/components/Chip/Chip';
import { Row } from '@/design/components/Row/Row';
import { CupIcon, GlassIcon, TrainIcon } from '@/design/icons/icons';
import { inCard, longSentence, onCanvas } from '../../frame';

const meta = {
  component: Chip,
  args: { children: '출퇴근할 때', icon: <TrainIcon /> },
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

const choices = [
  { id: 'all', words: '전체', icon: null },
  { id: 'drink', words: '술 한잔할 때', icon: <GlassIcon /> },
  { id: 'commute', words: '출퇴근할 때', icon: <TrainIcon /> },
  { id: 'rest', words: '잠깐 쉴 때', icon: <CupIcon /> },
];

function OneOfSeveral() {
  const [chosen, setChosen] = useState('all');
  return (
    <Row role="radiogroup" aria-label="언제 볼까요" flexWrap="wrap">
      {choices.map(({ id, words, icon }) => (
        <Chip
          key={id}
          role="radio"
          icon={icon}
          checked={chosen === id}
          onClick={() => setChosen(id)}
        >
          {words}
        </Chip>
      ))}
    </Row>
  );
}

/** One of several choices, directly on the page. */
export const Choice: Story = {
  decorators: [onCanvas],
  render: () => <OneOfSeveral />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '잠깐 쉴 때' }));
    await expect(canvas.getByRole('radio', { name: '잠깐 쉴 때' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '전체' })).not.toBeChecked();
  },
};

/** Independent toggles inside a card. */
export const InCard: Story = {
  args: { on: 'surface', checked: true },
  decorators: [inCard],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Disabled: Story = { args: { disabled: true }, decorators: [onCanvas] };

/** On a phone a row of chips scrolls sideways instead of wrapping a name. */
export const LongWords: Story = {
  args: { children: longSentence },
  decorators: [onCanvas],
  play: async ({ canvas }) => {
    const { offsetHeight, offsetWidth } = canvas.getByRole('button');
    await expect(offsetHeight).toBe(40);
    await expect(offsetWidth).toBeGreaterThan(640);
  },
};
