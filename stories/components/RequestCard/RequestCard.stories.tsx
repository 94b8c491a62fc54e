import { RequestCard } from '@/components/RequestCard/RequestCard';
import { installTexts } from '@/texts/install';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const act = {
  label: installTexts.install,
  busyLabel: installTexts.install,
  busy: false,
  act: fn(),
};

const meta = {
  component: RequestCard,
  args: {
    title: installTexts.title('물빛'),
    lead: installTexts.lead,
    error: null,
    later: { label: installTexts.later, act: fn() },
    act,
  },
} satisfies Meta<typeof RequestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: installTexts.install }));
    await expect(args.act?.act).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: installTexts.later }));
    await expect(args.later.act).toHaveBeenCalledOnce();
  },
};

/** The lead says what to do; the page can do nothing itself. */
export const ByHand: Story = {
  args: {
    title: installTexts.titleByHand('물빛'),
    lead: installTexts.leadByHand,
    later: { label: installTexts.read, act: fn() },
    act: null,
  },
};
