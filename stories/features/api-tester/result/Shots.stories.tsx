import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Ran } from './ran';
import { findResult, openTab, result } from './result';
import * as samples from './preview/samples';
import { saveVideosTexts } from '@/texts/admin/testerResult';

const meta = { ...result, tags: ['test'] } satisfies Meta<typeof Ran>;
export default meta;
type Story = StoryObj<typeof meta>;
const shot = async (name: string) => {
  await new Promise((resolve) => setTimeout(resolve, 900));
  const browser = (await import('vitest/browser')) as any;
  await browser.page.screenshot({ path: `/tmp/shots-result/${name}.png`, element: document.body });
};
const make = (name: string, args: any, more: any = {}, then?: (c: any) => Promise<void>): Story => ({
  args, ...more, parameters: { a11y: { test: 'off' } },
  play: async (context: any) => { await findResult(context); if (then) await then(context); await shot(name); },
});
const phone = { globals: { viewport: { value: 'phone' } } };
const dark = { globals: { theme: 'dark' } };
const save = async (c: any) => {
  const region = await findResult(c);
  for (const box of region.getAllByRole('checkbox').slice(0, 2)) await c.userEvent.click(box);
  await c.userEvent.click(c.canvas.getByRole('button', { name: saveVideosTexts.save }));
  await new Promise((r) => setTimeout(r, 500));
};
export const A: Story = make('videos', {}, {}, save);
export const B: Story = make('videos-phone', {}, phone, save);
export const C: Story = make('videos-dark', {}, dark, save);
export const D: Story = make('table', {}, {}, async (c) => { await openTab(c, 'table'); await c.canvas.findByRole('grid'); await c.userEvent.click(c.canvas.getByRole('button', { name: /^열 선택/ })); });
export const D2: Story = make('table-phone', {}, phone, async (c) => { await openTab(c, 'table'); await c.canvas.findByRole('grid'); });
export const E: Story = make('tree', {}, {}, async (c) => { await openTab(c, 'tree'); await c.canvas.findByRole('treegrid'); await c.userEvent.type(c.canvas.getByRole('searchbox'), 'title'); await c.userEvent.click(c.canvas.getAllByRole('row')[6]); });
export const E2: Story = make('tree-phone', {}, phone, async (c) => { await openTab(c, 'tree'); await c.canvas.findByRole('treegrid'); await c.userEvent.type(c.canvas.getByRole('searchbox'), 'title'); await c.userEvent.click(c.canvas.getAllByRole('row')[6]); });
export const E3: Story = make('tree-dark', {}, dark, async (c) => { await openTab(c, 'tree'); await c.canvas.findByRole('treegrid'); await c.userEvent.type(c.canvas.getByRole('searchbox'), 'title'); await c.userEvent.click(c.canvas.getAllByRole('row')[6]); });
export const F: Story = make('raw-phone', {}, phone, (c) => openTab(c, 'raw'));
export const G: Story = make('channels', { tester: 'youtube-collect', values: { maxResults: '4' } });
export const H: Story = make('comments-phone', { tester: 'youtube-comment-threads', items: [samples.thread] }, phone);
export const I: Story = make('imported', { tester: 'youtube-import', values: { maxResults: '6' } });
export const J: Story = make('news', { tester: 'news' });
export const K: Story = make('portal-phone', { tester: 'portal-news' }, phone);
export const K2: Story = make('portal', { tester: 'portal-news' });
export const L: Story = make('estate', { tester: 'real-estate', values: { region: '서울', numOfRows: '10' } });
export const M: Story = make('estate-phone', { tester: 'real-estate', items: [samples.sale, { ...samples.sale, 해제: true }] }, phone);
export const N: Story = make('search', { tester: 'youtube-search', values: { q: '고양이', maxResults: '12' } });
export const O: Story = make('playlists', { tester: 'youtube-playlists', items: [samples.playlist, samples.brokenPlaylist] });
export const P: Story = make('categories', { tester: 'youtube-video-categories', values: { regionCode: 'KR' } });
