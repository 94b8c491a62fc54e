import { VideoThumbnail } from '@/components/VideoThumbnail/VideoThumbnail';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { hydrated } from '../../hydrated';

const url = 'https://example.com/clip.mp4';

const meta = {
  component: VideoThumbnail,
  args: { video: { url, image: '/scenes/han.svg' } },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 480, aspectRatio: '16 / 9' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoThumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', '/scenes/han.svg');
  },
};

/** A video file has no thumbnail service, so its title and its host are shown. */
export const Placeholder: Story = {
  args: { video: { url, image: null }, title: '한강 야경 브이로그' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('한강 야경 브이로그')).toBeVisible();
    await expect(canvas.getByText('example.com')).toBeVisible();
  },
};

/** A small thumbnail shows only the host, because the title is next to it. */
export const SmallPlaceholder: Story = {
  args: { video: { url, image: null } },
  decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>],
  play: ({ canvas }) => expect(canvas.getByText('example.com')).toBeVisible(),
};

/** If a picture fails, the next smaller size is tried; after the last one the host is shown. */
export const Fallen: Story = {
  play: async ({ canvas }) => {
    await fireEvent.error(canvas.getByRole('presentation'));
    await expect(canvas.getByText('example.com')).toBeVisible();
  },
};

// Video ids for these stories only: a browser caches pictures across stories.
const youtube = { url: 'https://youtu.be/NoGreatest1', image: null };
const STILL = 'https://i.ytimg.com/vi/NoGreatest1';

/** A picture of a width and a height, px. */
const sized = (width: number, height: number) =>
  new HttpResponse(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#889"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );

/** The host has no largest picture and sends a small grey one. */
const withoutGreatest = http.get('https://i.ytimg.com/vi/:id/:size', ({ params }) =>
  params.size === 'maxresdefault.jpg' ? sized(120, 90) : sized(480, 360),
);

const isNextBest: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() =>
    expect(canvasElement.querySelector('img')).toHaveAttribute('src', `${STILL}/hqdefault.jpg`),
  );
};

export const MissingSize: Story = {
  args: { video: youtube },
  beforeEach: ({ msw }) => msw.use(withoutGreatest),
  play: isNextBest,
};

/** The same if the grey picture loaded before hydration. */
export const MissingSizeServed: Story = {
  args: { video: youtube, eager: true },
  decorators: [hydrated],
  beforeEach: ({ msw }) => msw.use(withoutGreatest),
  play: isNextBest,
};

/** The same if all pictures failed before hydration. */
export const FallenServed: Story = {
  args: { video: { url: 'https://youtu.be/NoPicture01', image: null }, eager: true },
  decorators: [hydrated],
  beforeEach: ({ msw }) =>
    msw.use(http.get('https://i.ytimg.com/*', () => new HttpResponse(null, { status: 404 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('youtu.be')).toBeVisible();
  },
};
