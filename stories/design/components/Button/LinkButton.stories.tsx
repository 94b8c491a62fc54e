import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Row } from '@/design/components/Row/Row';
import { PenIcon } from '@/design/icons/icons';
import { inCard } from '../../frame';

const meta = {
  component: LinkButton,
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <Row>
      <LinkButton href="#login">로그인</LinkButton>
      <LinkButton href="#more" variant="outline" size="sm">
        더 보기
      </LinkButton>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '로그인' })).toHaveStyle({
      minHeight: '44px',
    });
  },
};

/** The router's link keeps its behaviour and takes our look. */
export const RouterLink: Story = {
  render: () => (
    <LinkButton as={Link} to="/write" icon={<PenIcon />}>
      글쓰기
    </LinkButton>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/write');
  },
};
