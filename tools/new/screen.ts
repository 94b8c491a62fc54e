import type { Names } from './names';
import type { Plan } from './plan';

/** Plans a screen, a sentence of the product: its row of pages, its texts and its story. */
export function screen({ pascal, camel, kebab }: Names): Plan {
  const name = `${pascal}Screen`;
  return {
    insertions: [
      {
        path: 'src/config/pages.ts',
        before: /(?<=const pages = [^;]*)^\} as const/m,
        line: `  ${camel}: { path: '/${kebab}', chrome: 'site', role: 'anyone' },\n`,
      },
    ],
    files: {
      [`src/texts/${kebab}.ts`]: `export const ${camel}Texts = { title: '새 화면' } as const;`,
      [`src/screens/${name}/${name}.tsx`]: `
        import { contentId } from '@/config/routes';
        import { Text } from '@/design/components/Text/Text';
        import { PageTitle } from '@/features/page/PageTitle';
        import { ${camel}Texts } from '@/texts/${kebab}';

        /** Say in a sentence what a member does here. */
        export default function ${name}() {
          return (
            <main id={contentId} tabIndex={-1}>
              <PageTitle title={${camel}Texts.title} />
              <Text as="h1">{${camel}Texts.title}</Text>
            </main>
          );
        }
      `,
      [`stories/screens/${name}/${name}.stories.tsx`]: `
        import { Site } from '@/app/Site';
        import { routes } from '@/config/routes';
        import { ${camel}Texts } from '@/texts/${kebab}';
        import type { Meta, StoryObj } from '@storybook/react-vite';
        import { expect } from 'storybook/test';

        const meta = {
          component: Site,
          parameters: { at: routes.${camel} },
        } satisfies Meta<typeof Site>;
        export default meta;
        type Story = StoryObj<typeof meta>;

        export const Default: Story = {
          play: async ({ canvas }) => {
            await expect(await canvas.findByRole('heading', { name: ${camel}Texts.title })).toBeVisible();
          },
        };
      `,
    },
  };
}
