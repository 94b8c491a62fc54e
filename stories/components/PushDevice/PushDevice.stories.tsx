import { PushDevice } from '@/components/PushDevice/PushDevice';
import { commonTexts } from '@/texts/common';
import { pushTexts } from '@/texts/push';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  component: PushDevice,
  args: { state: 'off', onTurn: fn((isOn: boolean) => isOn), onRetry: fn(() => undefined) },
} satisfies Meta<typeof PushDevice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off until the member presses it. */
export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: new RegExp(pushTexts.label) });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onTurn).toHaveBeenCalledWith(true);
  },
};

export const On: Story = {
  args: { state: 'on' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { checked: true }));
    await expect(args.onTurn).toHaveBeenCalledWith(false);
  },
};

const isClosed =
  (hint: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByText(hint)).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  };

/** The demo says that it has no server. */
export const Demo: Story = { args: { state: 'demo' }, play: isClosed(pushTexts.hints.demo) };

/** No browser supports pushes over plain http. */
export const Insecure: Story = {
  args: { state: 'insecure' },
  play: isClosed(pushTexts.hints.insecure),
};

export const Unsupported: Story = {
  args: { state: 'unsupported' },
  play: isClosed(pushTexts.hints.unsupported),
};

export const Denied: Story = { args: { state: 'denied' }, play: isClosed(pushTexts.hints.denied) };

/** An iPhone allows pushes only for a site on the home screen. */
export const HomeScreen: Story = {
  args: { state: 'homeScreen' },
  play: isClosed(pushTexts.hints.homeScreen),
};

/** While it is being turned on, the box keeps the focus and ignores presses. */
export const TurningOn: Story = {
  args: { state: 'turningOn' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { checked: true });
    await userEvent.click(box);
    await expect(box).toHaveFocus();
    await expect(args.onTurn).not.toHaveBeenCalled();
  },
};

const isOpen =
  (hint: string): Story['play'] =>
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(hint)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { checked: false }));
    await expect(args.onTurn).toHaveBeenCalledWith(true);
  };

/** The member closed the browser's question without an answer; a press asks again. */
export const NotAllowed: Story = {
  args: { state: 'notAllowed' },
  play: isOpen(pushTexts.hints.notAllowed),
};

export const NotTurnedOn: Story = {
  args: { state: 'notTurnedOn' },
  play: isOpen(pushTexts.hints.notTurnedOn),
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
