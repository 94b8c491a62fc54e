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

/** The stack around it sets its spacing. Rows of a list have their own line instead. */
export const Default: Story = {
  render: () => (
    <Stack>
      <Text as="p">물방울 40개</Text>
      <Divider />
      <Text as="p">보석 3개</Text>
    </Stack>
  ),
};
