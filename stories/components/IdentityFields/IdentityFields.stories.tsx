import {
  IdentityFields,
  type IdentityFieldsProps,
} from '@/components/IdentityFields/IdentityFields';
import { Stack } from '@/design/components/Stack/Stack';
import { identityTexts } from '@/texts/identity';
import { validationTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  component: IdentityFields,
  args: {
    values: {
      siteName: '새물결',
      siteSlogan: '오늘도 새물결에서 만나요',
      siteAccent: 'forest',
      siteContact: 'help@mulbit.example',
    },
    errors: {},
    onChange: fn(),
  },
  render: (args: IdentityFieldsProps) => (
    <Stack gap={20}>
      <IdentityFields {...args} />
    </Stack>
  ),
} satisfies Meta<typeof IdentityFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A site always has a colour: a press on the chosen one changes nothing. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { accents } = identityTexts;
    await userEvent.click(canvas.getByRole('radio', { name: accents.violet }));
    await expect(args.onChange).toHaveBeenLastCalledWith('siteAccent', 'violet');
    await userEvent.click(canvas.getByRole('radio', { name: accents.forest }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const Errors: Story = {
  args: {
    errors: { siteName: validationTexts.siteName, siteContact: validationTexts.emailFormat },
  },
};
