import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Frame } from './Frame';
import { listen, settle } from './noise';
import { globalTypes, initialGlobals, viewports } from './toolbars';
import { startWorker } from './worker';

interface StoryParameters {
  /** Where the story's router starts; `/` when left out. */
  at?: string;
  /** Console messages that the story provokes on purpose. */
  expectedNoise?: RegExp[];
}

const preview: Preview = {
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
  },
  loaders: [mswLoader(startWorker)],
  beforeEach({ globals, parameters }) {
    const { expectedNoise = [] } = parameters as StoryParameters;
    document.documentElement.dataset.theme = String(globals.theme);
    document.documentElement.lang = 'ko';
    return listen(expectedNoise);
  },
  afterEach: settle,
  decorators: [
    (Story, { globals, parameters }) => (
      <Frame
        key={`${String(globals.role)} ${String(globals.scenario)}`}
        at={(parameters as StoryParameters).at ?? '/'}
      >
        <Story />
      </Frame>
    ),
  ],
};

export default preview;
