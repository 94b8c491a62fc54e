import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/design/components/Button/Button';
import { Heading } from '@/design/components/Heading/Heading';
import { Spread } from '@/design/components/Spread/Spread';
import { Text } from '@/design/components/Text/Text';
import { inCard, longSentence } from '../../frame';
import { fits } from '../../../fits';

const meta = {
  component: Spread,
  decorators: [inCard],
  tags: ['autodocs', '초안'],
} satisfies Meta<typeof Spread>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A heading and the actions of its section. */
export const Default: Story = {
  render: () => (
    <Spread>
      <Heading>기기</Heading>
      <Button variant="soft">모두 로그아웃</Button>
    </Spread>
  ),
};

export const LongWords: Story = {
  render: () => (
    <Spread>
      <Text lines={1}>{longSentence}</Text>
      <Button variant="soft">나가기</Button>
    </Spread>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await fits(canvasElement.querySelector('div') as HTMLElement);
  },
};
