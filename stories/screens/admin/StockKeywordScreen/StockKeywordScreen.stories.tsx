import { adminTexts } from '@/texts/admin/menu';
import { stockTexts } from '@/texts/admin/stock';
import { testerResultTexts } from '@/texts/admin/testerResult';
import { commonTexts } from '@/texts/common';
import { toolTexts } from '@contract/texts';
import { scenarioHandlers } from '@mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fits } from '../../../fits';
import { page } from '../../../site';

const meta = { tags: ['behavior'], ...page('/admin/stock-keyword', 'admin') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const start = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: stockTexts.start }));

/** The words of the cloud, which only a pointer reaches. */
const drawn = ({ canvasElement }: Play) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-word]'),
];

const rankingOf = async ({ canvas }: Play) =>
  within(await canvas.findByRole('list', { name: stockTexts.top10 }));

async function expectTidy(context: Play): Promise<void> {
  const words = drawn(context);
  await expect(words.length).toBeGreaterThan(10);
  const boxes = words.map((word) => {
    const letters = new Range();
    letters.selectNodeContents(word);
    return letters.getBoundingClientRect();
  });
  const overlaps = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
  );
  await expect(overlaps).toEqual([]);
  await fits();
}

/** The words of the news as a cloud and a ranking; each opens the headlines that contain it. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { name: adminTexts.pages.stockKeyword, level: 1 });
    await expect(canvas.getByText(stockTexts.info)).toBeVisible();
    await start(context);
    const ranking = await rankingOf(context);
    await expect(ranking.getAllByRole('button')).toHaveLength(10);
    await expect(
      canvas.getByText(/^뉴스 \d+건에서 키워드 \d+개를 찾았습니다\.$/, {
        selector: '[role="status"] *',
      }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(testerResultTexts.simulated)).toBeVisible();
    await expect(canvas.getByText(stockTexts.basis.newsapi)).toBeVisible();
    await expectTidy(context);
    const all = canvas.getByRole('list', { name: stockTexts.cloud });
    await expect(within(all).getAllByRole('listitem')).toHaveLength(drawn(context).length);

    const [first] = ranking.getAllByRole('button');
    if (!first) throw new Error('no keyword');
    await userEvent.click(first);
    const dialog = within(await canvas.findByRole('dialog'));
    const [link] = dialog.getAllByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const [name = ''] = first.getAttribute('aria-label')?.split(' ') ?? [];
    await expect(link?.querySelector('mark')).toHaveTextContent(name);
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.close }));
    await expect(first).toHaveFocus();
  },
};

/** A press on a word in the cloud also opens its headlines. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await start(context);
    await rankingOf(context);
    await expectTidy(context);
    const [word] = drawn(context);
    if (!word) throw new Error('no word');
    await context.userEvent.click(word);
    const dialog = within(await context.canvas.findByRole('dialog'));
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent(
      `‘${word.dataset.word}’`,
    );
    await fits();
  },
};

/** The same news are cached for ten minutes; a new run starts with an empty screen. */
export const Again: Story = {
  play: async (context) => {
    const { canvas, msw } = context;
    await start(context);
    await rankingOf(context);
    await start(context);
    await expect(await canvas.findByText(testerResultTexts.cached(0))).toBeVisible();
    msw.use(...scenarioHandlers(['stock.loading']));
    await start(context);
    await expect(await canvas.findByText(stockTexts.loading)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: stockTexts.top10 })).not.toBeInTheDocument();
  },
};

/** If the first quota is used up, the portal's news are analysed, and the page says so. */
export const PortalByQuota: Story = {
  parameters: { scenario: 'news.quota' },
  play: async (context) => {
    await start(context);
    await rankingOf(context);
    await expect(context.canvas.getByText(toolTexts.stockFromPortal)).toBeVisible();
    await expect(context.canvas.getByText(toolTexts.stockQuota)).toBeVisible();
  },
};
