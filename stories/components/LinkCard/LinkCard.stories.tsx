import { LinkCard } from '@/components/LinkCard/LinkCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { longSentence, longWord, onCanvas } from '../../design/frame';
import { hydrated } from '../../hydrated';
import { fits } from '../../fits';

const link = {
  url: 'https://brunch.co.kr/@mulbit-morning/41',
  title: '재고가 줄어드는 속도로 보는 반도체 사이클',
  description:
    '분기별 재고 회전일과 가격을 함께 놓고 보면 지난 네 번의 고점이 모두 같은 모양을 그린다.',
  image: '/scenes/chart.svg',
  siteName: '브런치',
  domain: 'brunch.co.kr',
};

const meta = {
  component: LinkCard,
  args: { link },
  decorators: [onCanvas],
  tags: ['autodocs'],
} satisfies Meta<typeof LinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const anchor = canvas.getByRole('link');
    await expect(anchor).toHaveAttribute('href', link.url);
    await expect(anchor).toHaveAttribute('target', '_blank');
    await expect(anchor.getAttribute('rel')).toContain('noreferrer');
    await expect(canvas.getByText('brunch.co.kr')).toBeVisible();
  },
};

export const WithoutPicture: Story = {
  args: { link: { ...link, image: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** A picture that fails to load leaves no gap. */
export const BrokenPicture: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.error(canvasElement.querySelector('img') as HTMLElement);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** A picture that failed before hydration leaves no gap either. */
export const BrokenPictureServed: Story = {
  args: { link: { ...link, image: 'data:image/png;base64,AAAA' } },
  decorators: [hydrated],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('brunch.co.kr')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const LongText: Story = {
  args: { link: { ...link, title: longSentence, description: longWord, domain: longWord } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await fits();
  },
};
