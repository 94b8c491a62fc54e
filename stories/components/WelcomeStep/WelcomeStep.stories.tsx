import { WelcomeStep } from '@/components/WelcomeStep/WelcomeStep';
import { Button } from '@/design/components/Button/Button';
import { Text } from '@/design/components/Text/Text';
import { welcomeTexts } from '@/texts/welcome';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: WelcomeStep,
  args: {
    ...welcomeTexts.spheres,
    children: <Text>…</Text>,
    skip: (
      <Button variant="soft" size="lg">
        {welcomeTexts.skip}
      </Button>
    ),
    action: (
      <Button size="lg" fullWidth>
        {welcomeTexts.next}
      </Button>
    ),
  },
} satisfies Meta<typeof WelcomeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The way on comes last, after the way around it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual([welcomeTexts.skip, welcomeTexts.next]);
  },
};
