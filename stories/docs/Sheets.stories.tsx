import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as icons from '@/design/icons/icons';
import { Stack } from '@/design/components/Stack/Stack';
import { onCanvas } from '../design/frame';
import { colorNames, meanings } from './palette';
import { ColorTable, PairTable } from './Colors';
import { IconSheet } from './Icons';
import { TextSheet } from './Texts';

const meta = { decorators: [onCanvas], tags: ['behavior'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A Korean word finds an icon, and a button copies its import. */
export const Icons: Story = {
  render: () => <IconSheet />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length);
    await userEvent.type(canvas.getByRole('searchbox', { name: '아이콘 찾기' }), '돋보기');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    let copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve((copied = text)) },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'SearchIcon 코드' }));
    await expect(await canvas.findByRole('button', { name: '복사됨' })).toBeVisible();
    await expect(copied).toBe("import { SearchIcon } from '@/design/icons/icons';");
  },
};

/** Generated from the sources: words find a text, with the screens that show it. */
export const Texts: Story = {
  render: () => <TextSheet />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '문구 찾기' }), 'commentTexts');
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(10);
    await expect(canvas.getAllByText(/PostScreen/).length).toBeGreaterThan(0);
  },
};

/** Every colour belongs to one group, and no contrast is below the minimum of its pair. */
export const Colors: Story = {
  render: () => (
    <Stack gap={24}>
      {Object.keys(meanings).map((group) => (
        <ColorTable key={group} group={group} />
      ))}
      <PairTable />
    </Stack>
  ),
  play: async () => {
    await expect(
      Object.values(meanings)
        .flatMap((group) => Object.keys(group))
        .sort(),
    ).toEqual([...colorNames].sort());
  },
};
