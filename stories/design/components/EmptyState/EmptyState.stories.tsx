import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { PenIcon } from '@/design/icons/icons';
import { longSentence, onCanvas } from '../../frame';
import { fits } from '../../../fits';

const write = fn();

const meta = {
  component: EmptyState,
  args: {
    message: '아직 게시글이 없습니다. 첫 글을 남겨주세요.',
    action: (
      <Button icon={<PenIcon />} onClick={write}>
        글쓰기
      </Button>
    ),
  },
  render: (args) => (
    <Card padding="none">
      <EmptyState {...args} />
    </Card>
  ),
  decorators: [onCanvas],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing, one sentence, one button. */
export const Default: Story = {
  args: { scene: <img src="/scenes/lake.svg" alt="" style={{ width: '100%' }} /> },
};

export const WordsOnly: Story = { args: { action: undefined } };

export const LongWords: Story = {
  args: { message: `${longSentence}. ${longSentence}.` },
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
