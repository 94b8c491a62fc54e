import { Card } from '@/design/components/Card/Card';
import { JsonTree, type JsonTreeTexts } from '@/design/components/JsonTree/JsonTree';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { fits } from '../../../fits';
import { longSentence, longWord } from '../../frame';

const texts: JsonTreeTexts = {
  copy: '복사',
  copied: '복사했어요',
  failed: '복사하지 못했어요',
  search: '찾기',
  found: (at, count) => `${count}개 가운데 ${at}`,
  nothing: '없음',
  next: '뒤로 가기',
  previous: '앞으로 가기',
  open: '열기',
  close: '닫기',
  members: (count) => `이름 ${count}개`,
  entries: (count) => `값 ${count}개`,
  copyPath: '주소 복사',
  choose: '줄을 골라주세요.',
  empty: '비어 있어요.',
};

const value = {
  items: [
    { title: '한강 야경', views: 1200, isLive: false, tags: ['밤', '강'] },
    { title: longSentence, views: 30, isLive: true, tags: [] },
  ],
  next: null,
};

const meta = {
  component: JsonTree,
  args: { label: '응답', value, texts },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, maxWidth: 900 }}>
        <Card padding="none">
          <Story />
        </Card>
      </div>
    ),
  ],
  tags: ['autodocs', '초안'],
} satisfies Meta<typeof JsonTree>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const treeOf = (canvas: Canvas) => within(canvas.getByRole('treegrid', { name: '응답' }));

/** Only open branches are drawn; arrow keys move, open and close. */
export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const tree = treeOf(canvas);
    await expect(tree.getAllByRole('row')).toHaveLength(2);
    await userEvent.tab();
    while (!canvas.getByRole('treegrid').contains(document.activeElement)) await userEvent.tab();
    await waitFor(() => expect(tree.getByRole('row', { name: /^items/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await tree.findByRole('row', { name: /^0/ });
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(await tree.findByText('한강 야경')).toBeVisible();
    await expect(tree.getAllByRole('row')).toHaveLength(8);
    await expect(canvas.getByText('$.items[0]')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tree.queryByText('한강 야경')).toBeNull();
    await userEvent.click(tree.getAllByRole('button', { name: /^열기/ })[0] ?? document.body);
    await expect(tree.getByText('한강 야경')).toBeVisible();
  },
};

/** Matches are opened, marked and counted; Enter and the buttons go to the next or previous one. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    const tree = treeOf(canvas);
    const field = canvas.getByRole('searchbox', { name: texts.search });
    await userEvent.type(field, 'TAGS');
    await expect(await canvas.findByText(texts.found(1, 2))).toBeVisible();
    await expect(tree.getAllByText('tags', { selector: 'mark' })).toHaveLength(2);
    await userEvent.type(field, '{Enter}');
    await expect(canvas.getByText(texts.found(2, 2))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await expect(canvas.getByText(texts.found(1, 2))).toBeVisible();
    await userEvent.type(field, 'x');
    await expect(canvas.getByText(texts.nothing)).toBeVisible();
    await expect(tree.queryByText('tags', { selector: 'mark' })).toBeNull();
  },
};

/** Ctrl+C copies the path of the row, but only if no text is selected. */
export const CopiedPath: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const row = treeOf(canvas).getByRole('row', { name: /^next/ });
    row.focus();
    await userEvent.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(write).toHaveBeenCalledWith('$.next'));
    await expect(await canvas.findByRole('button', { name: texts.copied })).toBeVisible();
    getSelection()?.selectAllChildren(row);
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect(write).toHaveBeenCalledOnce();
    getSelection()?.removeAllRanges();
  },
};

export const CopyFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    treeOf(canvas).getByRole('row', { name: /^next/ }).focus();
    await userEvent.click(canvas.getByRole('button', { name: texts.copyPath }));
    await expect(await canvas.findByRole('button', { name: texts.failed })).toBeVisible();
  },
};

/** The row cuts a long value; the full value is below. */
export const LongValue: Story = {
  args: { value: { address: longWord.repeat(12), [longWord]: longSentence } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await fits();
    await userEvent.click(treeOf(canvas).getByRole('row', { name: /^address/ }));
    await expect(await canvas.findByText(longWord.repeat(12))).toBeVisible();
    await fits();
  },
};

export const Empty: Story = {
  args: { value: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.empty)).toBeVisible();
  },
};
