import { ErrorBoundary } from '@/app/ErrorBoundary';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { commonTexts } from '@/texts/common';
import { boundaryTexts } from '@/texts/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps, type FunctionComponent } from 'react';
import { expect } from 'storybook/test';

function Broken(): never {
  throw new Error('broken on purpose');
}

const meta = {
  component: ErrorBoundary,
  args: { place: 'here', children: <Broken /> },
  parameters: { expectedNoise: [/broken on purpose/, /ErrorBoundary/, /could not be loaded/] },
} satisfies Meta<ComponentProps<typeof ErrorBoundary>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A bug shows a Korean message with ways to continue, without technical details. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: boundaryTexts.title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: commonTexts.refresh })).toBeVisible();
    await expect(canvas.queryByText(/broken/)).toBeNull();
  },
};

function LateScreen() {
  const [Screen] = useState(() => {
    let calls = 0;
    const load = (): Promise<{ default: FunctionComponent }> => {
      calls += 1;
      const isLost = calls <= 2;
      return isLost
        ? Promise.reject(new Error('no network'))
        : Promise.resolve({ default: () => <p>화면이 왔습니다</p> });
    };
    return lazyPart(load, { lost: 'thrown' });
  });
  return (
    <ErrorBoundary place="here">
      <Screen />
    </ErrorBoundary>
  );
}

/** If the code of a screen fails to load, a button loads it again and the page around it stays. */
export const LostScreen: Story = {
  render: () => <LateScreen />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(boundaryTexts.network)).toBeVisible();
    await expect(canvas.getByRole('link', { name: commonTexts.home })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await expect(await canvas.findByText('화면이 왔습니다')).toBeVisible();
  },
};
