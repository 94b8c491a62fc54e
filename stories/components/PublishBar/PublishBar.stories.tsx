import { PublishBar, type PublishBarProps } from '@/components/PublishBar/PublishBar';
import { postFormTexts } from '@/texts/blocks';
import { writeTexts } from '@/texts/write';
import { errorTexts } from '@contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SubmitEvent } from 'react';
import { expect, fn } from 'storybook/test';

/** A form that finds on submit that the session has ended. */
function Ending({ onLogin, ...rest }: PublishBarProps) {
  const [isSignedOut, setIsSignedOut] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSignedOut(true);
  };
  return (
    <form onSubmit={send}>
      <PublishBar {...rest} onLogin={isSignedOut ? onLogin : undefined} />
    </form>
  );
}

const meta = {
  component: PublishBar,
  args: {
    busy: false,
    submitLabel: writeTexts.submit,
    busyLabel: writeTexts.submitting,
    saved: writeTexts.draftSaved,
    error: null,
    onCancel: fn(),
  },
} satisfies Meta<typeof PublishBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = {
  args: { busy: true, saved: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: writeTexts.submitting })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: writeTexts.submit })).toBeNull();
    await expect(canvas.queryByText(/저장/)).toBeNull();
  },
};

export const Failed: Story = {
  args: { error: postFormTexts.failed },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('실패했습니다'),
};

/** After the session has ended, the button says so and leads to the login page. */
export const SignedOut: Story = {
  args: { error: errorTexts.LOGIN_REQUIRED, onLogin: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: args.submitLabel })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: writeTexts.loginRequired }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

/** If the session ends on submit, the focus stays on the button, which now leads to the login. */
export const SessionEnds: Story = {
  tags: ['behavior'],
  render: (args) => <Ending {...args} />,
  args: { onLogin: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.submitLabel }));
    await expect(canvas.getByRole('button', { name: writeTexts.loginRequired })).toHaveFocus();
    await expect(args.onLogin).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  args: { saved: writeTexts.draftSavedPart },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) =>
    expect(
      canvas.getByRole('button', { name: writeTexts.submit }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(innerWidth),
};
