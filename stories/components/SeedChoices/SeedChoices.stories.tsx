import { SeedChoices } from '@/components/SeedChoices/SeedChoices';
import type { PlantSpecies } from '@contract/rules/companion/plants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { fits } from '../../fits';

const meta = {
  component: SeedChoices,
  args: { value: 'lotus', onChange: fn() },
  render: function Choosing({ value, onChange }) {
    const [species, setSpecies] = useState<PlantSpecies>(value);
    const choose = (next: PlantSpecies) => {
      setSpecies(next);
      onChange(next);
    };
    return (
      <div style={{ maxWidth: 512, padding: 24 }}>
        <SeedChoices value={species} onChange={choose} />
      </div>
    );
  },
} satisfies Meta<typeof SeedChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab enters the group once, arrow keys choose. */
export const Default: Story = {};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
