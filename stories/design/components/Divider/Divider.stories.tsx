import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '@/design/components/Divider/Divider';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { inCard } from '../../frame';

const meta = {
  component: Divider,
  decorators: [inCard],
  tags: ['autodocs', '초안'],
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its air comes from the stack. Not between the rows of a list, which have a line of their own. */
export const Default: Story = {
  render: () => (
    <Stack>
      <Text as="p">물방울 40개</Text>
      <Divider />
      <Text as="p">보석 3개</Text>
    </Stack>
  ),
};
