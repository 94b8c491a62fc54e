import { testerPath } from '@/config/adminPages';
import { ApiTester } from '@/features/api-tester/runners';
import { formAddress } from '@/features/api-tester/form/testerForm';
import { apiTesterTexts as texts } from '@/texts/admin/testers';
import { testerOf } from '@contract/testers';
import type { Tester, TesterValues } from '@contract/testers/types';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { inColumn } from '../inColumn';

/** Returns a tester by its id. */
export function tester(id: string): Tester {
  const found = testerOf(id);
  if (!found) throw new Error(`There is no tester ${id}`);
  return found;
}

/** The label of a tester's parameter. */
export const labelOf = (id: string, name: string) =>
  tester(id).params.find((param) => param.name === name)?.label ?? '';

/** The story parameters of a tester whose form is filled by the address. */
export const at = (id: string, values: TesterValues) => ({
  at: testerPath(tester(id)) + formAddress(tester(id), values),
});

/** The part of the address after `#`, for the plays to read. */
function CurrentHash() {
  return <output hidden>{useLocation().hash}</output>;
}

/** The meta of the stories of a data tool: an admin at the form of the portal's news. */
export const tool = {
  component: ApiTester,
  args: { tester: tester('portal-news') },
  parameters: { role: 'admin', at: testerPath(tester('portal-news')) },
  decorators: [
    inColumn(1128),
    (Story) => (
      <>
        <Story />
        <CurrentHash />
      </>
    ),
  ],
} satisfies Meta<typeof ApiTester>;

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const runButton = ({ canvas }: Play) => canvas.getByRole('button', { name: texts.run });
export const callButton = ({ canvas }: Play) => canvas.getByRole('button', { name: texts.call });
