import { formAddress } from '@/features/admin-query/form/queryForm';
import { QueryTool } from '@/features/admin-query/QueryTool';
import { adminQueryTexts as texts } from '@/texts/admin/query';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { CurrentAddress } from '../../site';
import { inColumn } from '../inColumn';

export const KEY = 'mulbit-admin-key';
export const names = 'SELECT user_id, user_name, deleted_at FROM user ORDER BY user_id';

/** The page with this query in its address. */
export const at = (sql: string, values: Record<string, string> = {}) =>
  `/admin/query${formAddress({ sql, values })}`;

/** The meta of the stories of the query tool: an admin with an empty form. */
export const tool = {
  component: QueryTool,
  parameters: { role: 'admin', at: '/admin/query' },
  decorators: [
    inColumn(1128),
    (Story) => (
      <>
        <Story />
        <CurrentAddress />
      </>
    ),
  ],
} satisfies Meta<typeof QueryTool>;

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const runButton = ({ canvas }: Play) => canvas.getByRole('button', { name: texts.run });
export const typeKey = ({ canvas, userEvent }: Play, key = KEY) =>
  userEvent.type(canvas.getByLabelText(texts.key), key);

/** Types the key and runs the query. */
export async function run(context: Play): Promise<void> {
  await typeKey(context);
  await context.userEvent.click(runButton(context));
}

export const findGrid = ({ canvas }: Play) => canvas.findByRole('grid', { name: texts.result });
