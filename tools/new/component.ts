import type { Names } from './names';
import type { Plan } from './plan';

/** Plans a component, a noun of the product: it takes props, fetches nothing and shows alone. */
export function component({ pascal }: Names): Plan {
  const folder = `components/${pascal}`;
  return {
    insertions: [],
    files: {
      [`src/${folder}/${pascal}.css.ts`]: `
        import { vars } from '@/design/tokens/vars.css';
        import { style } from '@vanilla-extract/css';

        export const frame = style({ padding: vars.space[16] });
      `,
      [`src/${folder}/${pascal}.tsx`]: `
        import { Text } from '@/design/components/Text/Text';
        import { frame } from './${pascal}.css';

        export interface ${pascal}Props {
          title: string;
        }

        /** Say in a sentence what a member sees here. */
        export function ${pascal}({ title }: ${pascal}Props) {
          return (
            <div className={frame}>
              <Text>{title}</Text>
            </div>
          );
        }
      `,
      [`stories/${folder}/${pascal}.stories.tsx`]: `
        import { ${pascal} } from '@/${folder}/${pascal}';
        import type { Meta, StoryObj } from '@storybook/react-vite';
        import { expect } from 'storybook/test';

        const meta = { component: ${pascal}, args: { title: '제목' } } satisfies Meta<typeof ${pascal}>;
        export default meta;
        type Story = StoryObj<typeof meta>;

        export const Default: Story = {
          play: async ({ canvas }) => {
            await expect(canvas.getByText('제목')).toBeVisible();
          },
        };
      `,
    },
  };
}
