import { testerResultTexts as texts } from '@/texts/admin/testerResult';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { inColumn } from '../../inColumn';
import { Ran } from './ran';

/** The meta of the stories of results: an admin who has just run a tester. */
export const result = {
  component: Ran,
  args: { tester: 'youtube-videos', values: { maxResults: '6' } },
  parameters: { role: 'admin', at: '/admin' },
  decorators: [inColumn(1128)],
} satisfies Meta<typeof Ran>;

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The result, after it has loaded. */
export const findResult = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: texts.result }));

export const openTab = ({ canvas, userEvent }: Play, name: keyof typeof texts.tabs) =>
  userEvent.click(canvas.getByRole('tab', { name: texts.tabs[name] }));
