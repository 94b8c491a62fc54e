import { store } from '@/config/storage';
import { installTexts } from '@/texts/install';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { page } from '../site';

// The offer to install the site, with the third visit on a phone.
const meta = {
  ...page('/'),
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    store('mulbit.visits', { visits: 2, at: 0 });
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const title = { name: installTexts.title('물빛') };
const visits = () => localStorage.getItem('mulbit.visits');

/** Sends the browser's event until the site listens. */
async function offer({ canvas }: Play, prompt = fn(() => Promise.resolve())) {
  await waitFor(
    async () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt }));
      await expect(canvas.getByRole('complementary', title)).toBeVisible();
    },
    { timeout: 8000 },
  );
  return prompt;
}

export const Offered: Story = {
  play: async (context) => {
    await offer(context);
    // No other visit offers it.
    await expect(visits()).toBe('"over"');
  },
};

/** The press opens the browser's question. */
export const Accepted: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const prompt = await offer(context);
    await userEvent.click(canvas.getByRole('button', { name: installTexts.install }));
    await expect(prompt).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('complementary', title)).toBeNull();
  },
};

/** Safari has no such event: the card says how to do it. */
export const ByHand: Story = {
  beforeEach: () => {
    const value = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
    Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'userAgent');
  },
  play: async ({ canvas, userEvent }) => {
    const lead = await canvas.findByText(installTexts.leadByHand);
    await waitFor(() => expect(lead).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: installTexts.read }));
    await expect(canvas.queryByText(installTexts.leadByHand)).toBeNull();
  },
};

/** The offer waits for the third visit. */
export const SecondVisit: Story = {
  tags: ['behavior'],
  beforeEach: () => {
    store('mulbit.visits', { visits: 1, at: 0 });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(visits()).toContain('"visits":2'));
    dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByRole('complementary', title)).toBeNull();
  },
};
