import PinDialog from '@/features/pin-post/PinDialog';
import { pinTexts } from '@/texts/pins';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { samplePost } from '../../components/samplePost';
import { inColumn } from '../inColumn';

const meta = {
  component: PinDialog,
  args: { post: samplePost(3), onClose: fn(), onPinned: fn() },
  decorators: [inColumn(400)],
  parameters: { role: 'admin' },
} satisfies Meta<typeof PinDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async () => within(await screen.findByRole('dialog', { name: pinTexts.title }));
type Dialog = Awaited<ReturnType<typeof dialogOf>>;
const submitOf = (dialog: Dialog) => dialog.getByRole('button', { name: pinTexts.pin });

/** A post in a sphere can lead the feed of the site or of the sphere. */
export const Default: Story = {};

export const WithoutSphere: Story = {
  args: { post: { ...samplePost(3), sphereId: null, sphereName: null } },
};

/** A pin with an end, which the form shows. */
export const Pinned: Story = {
  args: {
    post: { ...samplePost(3), pin: { scope: 'sphere', until: '2030-01-31T14:59:59.999Z' } },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Pinning: Story = {
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('radio', { name: samplePost(3).sphereName ?? '' }));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: pinTexts.position }),
      pinTexts.positionOf(2),
    );
    await userEvent.click(submitOf(dialog));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onPinned).toHaveBeenCalledOnce();
    await expect(await screen.findByText(pinTexts.pinned)).toBeInTheDocument();
  },
};

/** The dialog stays open with its values, so that the admin can try again. */
export const Failed: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'pin.failed' },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(submitOf(dialog));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(pinTexts.failed));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
