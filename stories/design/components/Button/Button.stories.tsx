import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '@/design/components/Button/Button';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { CheckIcon, PenIcon } from '@/design/icons/icons';
import { contrast } from '../../../docs/contrast';
import { inCard, longSentence } from '../../frame';
import { fits } from '../../../fits';

const meta = {
  component: Button,
  argTypes: { icon: { control: false } },
  args: { children: '참여하기', onClick: fn() },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const variants = ['solid', 'soft', 'outline', 'ghost'] as const;

/** solid: the one main action of a region. outline: others, also in rows. soft: joined. */
export const Variants: Story = {
  render: () => (
    <Stack gap={12}>
      {variants.map((variant) => (
        <Row key={variant} flexWrap="wrap">
          <Button variant={variant}>참여하기</Button>
          <Button variant={variant} tone="danger">
            삭제
          </Button>
          <Button variant={variant} disabled>
            참여하기
          </Button>
          <Button variant={variant} busy>
            참여하기
          </Button>
        </Row>
      ))}
    </Stack>
  ),
};

/** 36, 44 and 52 px high; the small one still takes a 44 px touch. */
export const Sizes: Story = {
  render: () => (
    <Row>
      <Button size="sm" variant="soft" icon={<CheckIcon size="sm" />}>
        참여 중
      </Button>
      <Button icon={<PenIcon />}>글쓰기</Button>
      <Button size="lg">로그인</Button>
    </Row>
  ),
};

/** The ring has a gap of 2 px, in both themes. */
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveStyle({ outlineStyle: 'solid', outlineOffset: '2px' });
  },
};

/** No disabled button looks like an enabled one of another kind, and its text keeps 3 : 1. */
export const DisabledVariants: Story = {
  render: () => (
    <Row flexWrap="wrap">
      {variants.flatMap((variant) =>
        (['neutral', 'danger'] as const).map((tone) => (
          <Button key={variant + tone} variant={variant} tone={tone} disabled>
            참여하기
          </Button>
        )),
      )}
    </Row>
  ),
  play: async ({ canvas, canvasElement }) => {
    const card = getComputedStyle(canvasElement.querySelector('[class*="card"]') ?? canvasElement);
    for (const button of canvas.getAllByRole('button')) {
      const { color, backgroundColor } = getComputedStyle(button);
      const ground =
        backgroundColor === 'rgba(0, 0, 0, 0)' ? card.backgroundColor : backgroundColor;
      await expect(contrast(color, ground)).toBeGreaterThanOrEqual(3);
    }
  },
};

/** A disabled button ignores presses, says so and keeps the focus. Explain nearby why. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '참여하기' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

/** While busy it keeps its width and its focus and ignores further presses. */
export const Busy: Story = {
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button {...args} busy />
    </Row>
  ),
  play: async ({ args, canvasElement }) => {
    const [idle, busy] = within(canvasElement).getAllByRole('button');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
    await userEvent.click(busy as HTMLElement);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Text wraps and never overflows. */
export const LongWords: Story = {
  args: { children: longSentence, fullWidth: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await fits(button);
  },
};
