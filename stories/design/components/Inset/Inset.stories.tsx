import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@/design/components/Card/Card';
import { Heading } from '@/design/components/Heading/Heading';
import { Inset } from '@/design/components/Inset/Inset';
import { Stack } from '@/design/components/Stack/Stack';
import { expect } from 'storybook/test';

const meta = { component: Inset, tags: ['autodocs', '초안'] } satisfies Meta<typeof Inset>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the card reaches the edges, but the text above it does not. */
export const Phone: Story = {
  render: () => (
    <Stack gap={12}>
      <Inset>
        <Heading>받은 글</Heading>
      </Inset>
      <Card edge>한강에서 본 밤하늘</Card>
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading').parentElement).toHaveStyle({ paddingInline: '16px' }),
};
