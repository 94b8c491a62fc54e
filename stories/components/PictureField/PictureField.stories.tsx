import { PictureField } from '@/components/PictureField/PictureField';
import { Stack } from '@/design/components/Stack/Stack';
import { adminSphereTexts } from '@/texts/admin/spheres';
import { commonTexts } from '@/texts/common';
import { pictureFieldTexts } from '@/texts/pictureField';
import { settingsTexts } from '@/texts/settings';
import { tiles, tileUrl } from '@contract/rules/site/tiles';
import { validationTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inCard } from '../../design/frame';

const [night, cook] = tiles.map((name) => ({
  src: tileUrl(name),
  label: adminSphereTexts.drawings[name],
}));
if (!night || !cook) throw new Error('There are no drawings');

const meta = {
  component: PictureField,
  args: {
    value: night.src,
    shape: 'square',
    drawings: [night, cook],
    draw: (src, isSmall) =>
      src && <img src={src} alt="" width={isSmall ? 44 : 72} height={isSmall ? 44 : 72} />,
    upload: null,
    refusal: null,
    onFile: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onPick: fn(),
  },
  render: (args) => (
    <Stack gap={24}>
      <PictureField {...args} />
    </Stack>
  ),
  decorators: [inCard],
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing is chosen with one press; an upload that runs stops. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: night.label })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: cook.label }));
    await expect(args.onCancel).toHaveBeenCalled();
    await expect(args.onPick).toHaveBeenCalledWith(cook.src);
  },
};

/** A picture that may be missing has a button that removes it. */
export const Removable: Story = {
  args: { removeLabel: settingsTexts.removePhoto },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: settingsTexts.removePhoto }));
    await expect(args.onPick).toHaveBeenCalledWith(null);
    await expect(canvas.getByRole('button', { name: pictureFieldTexts.upload })).toHaveFocus();
  },
};

export const Uploading: Story = {
  args: { upload: { preview: cook.src, progress: 0.4, error: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%');
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.cancel }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { upload: { preview: cook.src, progress: 0, error: new Error('broken') } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(pictureFieldTexts.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** A file that is no picture is refused before it is sent. */
export const Refused: Story = { args: { refusal: validationTexts.imageType } };
