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
      {
        path: 'src/app/SiteRoutes.tsx',
        before: /^\ninterface SiteRoutesProps/m,
        line: `const ${name} = lazyScreen(() => import('@/screens/${name}/${name}').then((file) => file.${name}));\n`,
      },
      {
        path: 'src/app/SiteRoutes.tsx',
        before: /^ *<\/Route>\n *<Route path="\*"/m,
        line: `<Route path={routes.${camel}} element={<${name} />} />\n`,
      },
    ],
    files: {
      [`src/texts/${kebab}.ts`]: `export const ${camel}Texts = { title: '새 화면' } as const;`,
      [`src/screens/${name}/${name}.tsx`]: `
        import { contentId } from '@/config/routes';
        import { Text } from '@/design/components/Text/Text';
        import { PageTitle } from '@/features/page/PageTitle';
        import { layoutTexts } from '@/texts/layout';
        import { ${camel}Texts } from '@/texts/${kebab}';

        /** Say in a sentence what a member does here. */
        export function ${name}() {
          return (
            <main id={contentId} tabIndex={-1}>
              <PageTitle title={layoutTexts.pageTitle(${camel}Texts.title)} />
              <Text as="h1">{${camel}Texts.title}</Text>
            </main>
          );
        }
      `,
      [`stories/screens/${name}/${name}.stories.tsx`]: `
        import { Site } from '@/app/Site';
        import { ${name} } from '@/screens/${name}/${name}';
        import { ${camel}Texts } from '@/texts/${kebab}';
        import type { Meta, StoryObj } from '@storybook/react-vite';
        import { expect } from 'storybook/test';

        const meta = {
          component: ${name},
          render: () => <Site />,
          parameters: { at: '/${kebab}' },
        } satisfies Meta<typeof ${name}>;
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
