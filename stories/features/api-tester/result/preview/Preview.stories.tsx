import { estateTexts, previewTexts as texts } from '@/texts/admin/testerResult';
import { tools } from '@mocks/tools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { commonTexts } from '@/texts/common';
import { fits } from '../../../../fits';
import type { Ran } from '../ran';
import { findResult, result } from '../result';
import * as samples from './samples';

const meta = { ...result } satisfies Meta<typeof Ran>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A channel of the simulation. */
const CHANNEL = '@sim-kr-1';

/** Videos with the data of their list and of their own pages; no player loads before a press. */
export const Videos: Story = {
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    const region = await findResult(context);
    const [card] = region.getAllByRole('listitem');
    const first = within(card ?? canvasElement);
    await expect(first.getByText(/조회수 [\d.]+[KM]?회 · 좋아요 [\d.]+[KM]?개/)).toBeVisible();
    await expect(await first.findByText(/^임베드 정보: /)).toBeVisible();
    await expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(first.getByText(texts.watch));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('iframe')).not.toBeNull());
    await expect(dialog.querySelector('iframe')?.src).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\//,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: commonTexts.close }));
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
  },
};

/** If the details of a video are not available, they are left out. */
export const NoEmbedInfo: Story = {
  beforeEach: () => void spyOn(tools, 'embed').mockResolvedValue(null),
  play: async (context) => {
    const region = await findResult(context);
    await waitFor(() => expect(tools.embed).toHaveBeenCalled());
    await expect(region.queryByText(/^임베드 정보: /)).toBeNull();
  },
};

/** A search also finds channels and playlists; their texts contain character references. */
export const SearchResults: Story = {
  args: { tester: 'youtube-search', values: { q: '한강 야경', maxResults: '30' } },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.queryByText(/&(?:amp|quot|#39);/)).toBeNull();
    await expect(region.getAllByRole('checkbox').length).toBeGreaterThan(0);
  },
};

export const Channels: Story = {
  args: { tester: 'youtube-channels', values: { forHandle: CHANNEL } },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getByText(/^구독자 .* · 조회수 .* · 동영상 /)).toBeVisible();
    // A simulated channel does not exist on YouTube.
    const open = region.getByRole('button', { name: /YouTube에서 열기/ });
    await expect(open).toHaveAttribute('aria-disabled', 'true');
  },
};

export const CollectedChannels: Story = {
  args: { tester: 'youtube-collect', values: { maxResults: '5' } },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** Third-party markup is shown as text, and pictures only load over TLS. */
export const Playlists: Story = {
  args: { tester: 'youtube-playlists', items: [samples.playlist, samples.brokenPlaylist] },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getByText('밤에 듣는 <img src=x onerror=alert(1)>')).toBeVisible();
    await expect(region.getByText(texts.untitled)).toBeVisible();
    await expect(context.canvasElement.querySelectorAll('li img')).toHaveLength(1);
  },
};

export const PlaylistItems: Story = {
  args: { tester: 'youtube-playlist-items', items: [samples.entry] },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getByText(texts.position(3))).toBeVisible();
    await expect(region.getByRole('checkbox')).toBeVisible();
  },
};

/** The markup of a comment is shown as text, with its line breaks. */
export const CommentThreads: Story = {
  args: { tester: 'youtube-comment-threads', items: [samples.thread] },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getByText(/정말 좋아요 & 자주 올려 주세요/)).toBeVisible();
    await expect(region.getByText('고맙습니다.')).toBeVisible();
    await expect(region.queryByRole('link', { name: /javascript/ })).toBeNull();
  },
};

/** The videos of an import with their ranks and a link to the review of each. */
export const Imported: Story = {
  args: { tester: 'youtube-import', values: { maxResults: '6' } },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getByText(texts.rank(1))).toBeVisible();
    await expect(region.getAllByText(texts.status.saved)[0]).toBeVisible();
    const [link] = region.getAllByRole('link', { name: /글 검토$/ });
    await expect(link?.getAttribute('href')).toMatch(/^\/admin\/confirm\/post\d+$/);
    await expect(region.queryByRole('checkbox')).toBeNull();
  },
};

export const Categories: Story = {
  args: { tester: 'youtube-video-categories', values: { regionCode: 'KR' } },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getByText(texts.categoryId('10'))).toBeVisible();
  },
};

/** An address that is not a web page is not linked, and a picture over http is not shown. */
export const HostileArticle: Story = {
  args: { tester: 'news', items: [samples.hostileArticle] },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(region.queryByRole('link')).toBeNull();
    await expect(context.canvasElement.querySelector('li img')).toBeNull();
  },
};

/** Articles open in new tabs without access to this one. */
export const Articles: Story = {
  args: { tester: 'news' },
  play: async (context) => {
    const region = await findResult(context);
    const [link] = region.getAllByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** The search words are marked; an article opens at the portal or at its source. */
export const PortalNews: Story = {
  args: { tester: 'portal-news' },
  play: async (context) => {
    const region = await findResult(context);
    const [mark] = region.getAllByText('주식', { selector: 'mark' });
    await expect(mark).toBeVisible();
    await expect(region.getAllByText(texts.openOriginal)[0]).toBeVisible();
  },
};

/** Auctions with their amounts; undisclosed amounts say so. */
export const Auctions: Story = {
  args: { tester: 'real-estate', values: { region: '서울', numOfRows: '50' } },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getAllByText(/억 [\d,]+만원 \([\d,]+만원\)/)[0]).toBeVisible();
    await expect(region.getAllByText(estateTexts.secret)[0]).toBeVisible();
  },
};

/** A cancelled sale is marked. */
export const Sales: Story = {
  args: { tester: 'real-estate', items: [samples.sale, { ...samples.sale, 해제: true }] },
  play: async (context) => {
    const region = await findResult(context);
    await expect(region.getAllByText('12억 3,000만원 (123,000만원)')[0]).toBeVisible();
    await expect(region.getAllByText('84.99㎡ (25.7평)')[0]).toBeVisible();
    await expect(region.getAllByText(estateTexts.cancelled)).toHaveLength(1);
  },
};

export const Phone: Story = {
  args: { tester: 'youtube-channels', values: { forHandle: CHANNEL } },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await findResult(context);
    await fits();
  },
};
