import { CardGridSkeleton } from '@/screens/parts/CardGrid/CardGridSkeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { isComing } from '../../../design/coming';

const meta = { component: CardGridSkeleton } satisfies Meta<typeof CardGridSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = { play: isComing };
