import { ProviderButton, ProviderTile } from '@/components/ProviderButton/ProviderButton';
import { Stack } from '@/design/components/Stack/Stack';
import { providerTexts } from '@/texts/providers';
import { loginProviders } from '@contract/rules/members/login-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: ProviderButton,
  args: { provider: 'kakao', onClick: fn() },
  decorators: [inCard],
} satisfies Meta<typeof ProviderButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each provider's button, in the colours of its guideline. */
export const All: Story = {
  render: ({ onClick }) => (
    <Stack gap={8}>
      {loginProviders.map((provider) => (
        <ProviderButton key={provider} provider={provider} onClick={onClick} />
      ))}
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const provider of loginProviders) {
      const name = providerTexts.buttons[provider];
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(args.onClick).toHaveBeenCalledTimes(loginProviders.length);
  },
};

/** While the address of the provider is on its way, a press does nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: providerTexts.buttons.kakao });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The signs alone, beside the names in the settings. */
export const Tiles: Story = {
  render: () => (
    <Stack gap={8}>
      {loginProviders.map((provider) => (
        <ProviderTile key={provider} provider={provider} />
      ))}
    </Stack>
  ),
};
