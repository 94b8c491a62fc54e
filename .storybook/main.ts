import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mockWorker } from '../tools/vite/mock-worker.ts';

// Storybook reads the names of stories from files, so those of the table of screen states become files;
// the documentation's texts and the tokens for design tools come from the sources as well.
for (const writer of ['./states/write.ts', './docs/write.ts']) {
  const file = fileURLToPath(import.meta.resolve(writer));
  execFileSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' });
}

// Beside a published Storybook `npm run build:design` puts the demo; here `npm run dev:mock` serves it.
const demoOf = (configType?: string) =>
  process.env.DEMO ?? (configType === 'DEVELOPMENT' ? 'http://127.0.0.1:3000/' : '');

// Whether the design components are compared with their reference pictures (vitest.pictures.config.ts).
const isComparing = process.env.REFERENCES !== undefined;

// A page in the dark theme is dark before its story's code has come, also in the frames of a docs page.
const darkFromTheStart = `
<style>
  [data-theme='dark'] { color-scheme: dark; background: Canvas; }
  [data-theme='dark'] :is(.sb-preparing-story, .sb-preparing-docs) { background: inherit; }
</style>
<script>
  if (/[?&]globals=[^&]*theme:dark/.test(decodeURIComponent(location.search)))
    document.documentElement.dataset.theme = 'dark';
</script>`;

// Storybook hides a story until it is drawn. A dialog that opens hidden would get no focus, and a chart
// would measure nothing.
const drawnFromTheStart = `
<style>
  .sb-show-preparing-story > #storybook-root { display: block !important; opacity: 0; }
</style>`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    isComparing
      ? '../stories/design/components/**/*.stories.tsx'
      : '../stories/**/*.@(mdx|stories.tsx)',
  ],
  previewAnnotations: isComparing
    ? [fileURLToPath(import.meta.resolve('../tools/pictures/references.ts'))]
    : [],
  staticDirs: ['../stories/generated/served'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in MDX.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories that act, and so end in another state than their name says: tests, shown on demand.
  tags: { behavior: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  previewHead: (head) => `${head}${darkFromTheStart}${drawnFromTheStart}`,
  managerHead: (head, { configType }) =>
    `${head}<meta name="demo" content="${demoOf(configType)}">`,
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), mockWorker()] }),
};

export default config;
