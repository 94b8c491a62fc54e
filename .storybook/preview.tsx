import '@/design/styles/global.css';
import { loadFont } from '@/design/styles/font';
import { readScenarioNames, scenarioHandlers } from '@mocks/scenarios';
import type { ScenarioName } from '@mocks/scenarios';
import { resetWorld, signInAs } from '@mocks/world';
import type { Role } from '@mocks/world';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Frame } from './Frame';
import { listen, settle } from './noise';
import { globalTypes, initialGlobals, viewports } from './toolbars';
import { startWorker } from './worker';

interface StoryParameters {
  /** Where the story's router starts; `/` when left out. */
  at?: string;
  /** As whom the story looks at the site; the toolbar's choice when left out. */
  role?: Role;
  /** What is forced on the mock world, one scenario or several; the toolbar's choice when left out. */
  scenario?: ScenarioName | ScenarioName[];
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
  loaders: [mswLoader(startWorker), loadFont],
  beforeEach({ globals, parameters, msw }) {
    const { role, scenario, expectedNoise = [] } = parameters as StoryParameters;
    clearStorage();
    resetWorld();
    signInAs(role ?? (globals.role as Role));
    const names = scenario ?? readScenarioNames(String(globals.scenario));
    msw.use(...scenarioHandlers([names].flat()));
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

// What one story kept in the browser is no business of the next; Storybook's own keys stay.
function clearStorage(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('mulbit.')) localStorage.removeItem(key);
  }
  sessionStorage.clear();
}
