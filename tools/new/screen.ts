import type { Names } from './names';
import type { Plan } from './plan';

/** A sentence of the product: a page with its address, its words and its story. */
export function screen({ pascal, camel, kebab }: Names): Plan {
  const name = `${pascal}Screen`;
  return {
    insertions: [
      {
        path: 'src/config/routes.ts',
        before: /(?<=const routes = [^}]*)^\} as const/m,
        line: `  ${camel}: '/${kebab}',\n`,
      },
    ],
    files: {
      [`src/texts/${kebab}.ts`]: `export const ${camel}Texts = { title: '새 화면' } as const;`,
      [`src/screens/${name}.tsx`]: `
        import { Text } from '@/design/components/Text/Text';
        import { layoutTexts } from '@/texts/layout';
        import { ${camel}Texts } from '@/texts/${kebab}';

        /** Say in a sentence what a member does here. */
        export function ${name}() {
          return (
            <>
              <title>{layoutTexts.pageTitle(${camel}Texts.title)}</title>
              <Text as="h1">{${camel}Texts.title}</Text>
            </>
          );
        }
      `,
      [`stories/screens/${name}.stories.tsx`]: `
        import { ${name} } from '@/screens/${name}';
        import { ${camel}Texts } from '@/texts/${kebab}';
        import type { Meta, StoryObj } from '@storybook/react-vite';
        import { expect } from 'storybook/test';

        const meta = { component: ${name}, parameters: { at: '/${kebab}' } } satisfies Meta<typeof ${name}>;
        export default meta;
        type Story = StoryObj<typeof meta>;

        export const Default: Story = {
          play: async ({ canvas }) => {
            await expect(canvas.getByRole('heading', { name: ${camel}Texts.title })).toBeVisible();
          },
        };
      `,
    },
  };
}
