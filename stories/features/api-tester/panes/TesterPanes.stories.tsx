import type { ApiTester } from '@/features/api-tester/runners';
import { testerResultTexts as resultTexts } from '@/texts/admin/testerResult';
import { apiTesterTexts as texts } from '@/texts/admin/testers';
import { toolTexts, upstreamTexts } from '@contract/testerTexts';
import { simulation } from '@mocks/tools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { runButton, tester, tool } from '../tool';

const meta = { ...tool } satisfies Meta<typeof ApiTester>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const openTab = ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(canvas.getByRole('tab', { name }));

/** The history stores runs with their results; they can be restored and run again. */
export const History: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openTab(context, texts.history);
    await expect(await canvas.findByText(texts.historyEmpty)).toBeVisible();
    await userEvent.click(runButton(context));
    await canvas.findByText(toolTexts.found(10));
    const list = within(await canvas.findByRole('list', { name: texts.history }));
    await expect(list.getByText(/query=주식/)).toBeVisible();
    await expect(list.getByText(texts.ranWell)).toBeVisible();
    await expect(list.getByText(/^HTTP 200 · \d+ms · 비용 1 · /)).toBeVisible();
    const query = canvas.getByLabelText('검색어');
    await userEvent.clear(query);
    simulation.trouble('failing');
    await userEvent.type(query, '은행{Enter}');
    await expect(await list.findByText(upstreamTexts.failed)).toBeVisible();
    simulation.trouble(null);
    const [, first] = list.getAllByRole('listitem');
    if (!first) throw new Error('The history has only one run');
    await userEvent.click(within(first).getByRole('button', { name: texts.load }));
    await expect(query).toHaveValue('주식');
    await userEvent.click(within(first).getByRole('button', { name: texts.rerun }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    await expect(list.getByText(texts.cachedRun)).toBeVisible();
  },
};

/** On a phone the history is at the bottom: a restored run scrolls into view. */
export const HistoryOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(runButton(context));
    await canvas.findByText(toolTexts.found(10));
    await openTab(context, texts.history);
    const list = within(await canvas.findByRole('list', { name: texts.history }));
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    const pressed = async (name: string, shown: () => HTMLElement) => {
      const button = list.getByRole('button', { name });
      button.scrollIntoView();
      await expect(topOf(shown())).toBeLessThan(0);
      await userEvent.click(button);
      // The browser scrolls by whole pixels.
      await waitFor(() => expect(topOf(shown())).toBeGreaterThan(-1));
      await expect(topOf(shown())).toBeLessThan(window.innerHeight / 2);
    };
    await pressed(texts.load, () => canvas.getByLabelText('검색어'));
    await pressed(texts.rerun, () => canvas.getByRole('region', { name: resultTexts.result }));
  },
};

export const Constraints: Story = {
  args: { tester: tester('youtube-videos') },
  play: async (context) => {
    await openTab(context, texts.help);
    const help = within(context.canvas.getByRole('list', { name: texts.help }));
    const { constraints } = tester('youtube-videos');
    await expect(help.getAllByRole('listitem')).toHaveLength(constraints.length);
  },
};
