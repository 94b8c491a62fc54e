import type { Names } from './names';
import type { Insertion, Plan } from './plan';

/**
 * Plans a kind of record with one call that lists them, in every implementation: the contract's
 * route and endpoint, the mock's handler, the server's route and their suite.
 */
export function resource(names: Names): Plan {
  const { pascal, camel, kebab } = names;
  const many = `${camel}s`;
  const file = `${kebab}s`;
  const list = `list${pascal}s`;
  return {
    insertions: registrations(list, many, file),
    files: {
      [`contract/models/${kebab}.ts`]: `
        import * as v from 'valibot';

        /** Say what one is. */
        export const ${pascal}Schema = v.object({ name: v.string() });
        export type ${pascal} = v.InferOutput<typeof ${pascal}Schema>;
      `,
      [`contract/endpoints/${file}.ts`]: `
        import * as v from 'valibot';
        import { ${pascal}Schema } from '../models/${kebab}';
        import { endpoint, ok } from './define';

        export const ${list} = endpoint({
          summary: 'Say what it answers',
          access: 'public',
          response: ok({ data: v.object({ ${many}: v.array(${pascal}Schema) }) }),
        });
      `,
      [`contract/conformance/${file}/${file}.ts`]: `
        import { describe, expect, it } from 'vitest';
        import type { StartSubject } from '../support/subject';
        import { useWorld } from '../support/world';

        /** Say what is promised about them. */
        export function ${many}Suite(start: StartSubject): void {
          describe('${many}', () => {
            const world = useWorld(start);

            it('are listed to everybody', async () => {
              const { data } = await world.guest.ok('${list}');
              expect(data.${many}).toEqual([]);
            });
          });
        }
      `,
      [`mocks/handlers/${file}.ts`]: `
        import type { SomeHandlers } from './types';

        export const ${many} = {
          ${list}: () => ({ success: true, data: { ${many}: [] } }),
        } satisfies SomeHandlers;
      `,
      [`server/routes/${file}.ts`]: `
        import type { SomeHandlers } from '../http/call';

        /** Say what they are. */
        export const ${many}Routes = {
          ${list}: () => Promise.resolve({ success: true, data: { ${many}: [] } }),
        } satisfies SomeHandlers;
      `,
    },
  };
}

function registrations(list: string, many: string, file: string): Insertion[] {
  return [
    {
      path: 'contract/endpoints/routes.ts',
      before: /^\} as const satisfies/m,
      line: `  ${list}: ['GET', '/api/${file}'],\n`,
    },
    { path: 'contract/endpoints/index.ts', before: /^  \.\.\.auth,/m, line: `  ...${many},\n` },
    {
      path: 'contract/endpoints/index.ts',
      before: /^import \* as auth /m,
      line: `import * as ${many} from './${file}';\n`,
    },
    {
      path: 'mocks/handlers/index.ts',
      before: /^import \{ auth /m,
      line: `import { ${many} } from './${file}';\n`,
    },
    {
      path: 'mocks/handlers/index.ts',
      before: /(?<=const table[^;]*)^\};/m,
      line: `  ...${many},\n`,
    },
    {
      path: 'server/routes/index.ts',
      before: /^import \{ authRoutes /m,
      line: `import { ${many}Routes } from './${file}';\n`,
    },
    {
      path: 'server/routes/index.ts',
      before: /(?<=authRoutes,[^;]*)^\}/m,
      line: `  ...${many}Routes,\n`,
    },
  ];
}
