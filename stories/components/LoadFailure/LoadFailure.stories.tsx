import { LoadFailure } from '@/components/LoadFailure/LoadFailure';
import { detailTexts } from '@/texts/detail';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: LoadFailure,
  args: { message: detailTexts.failed, homeTo: '/', onRetry: fn() },
  decorators: [inCard],
  tags: ['autodocs'],
} satisfies Meta<typeof LoadFailure>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
