import { basePath } from '@/config/base';
import { createRoot } from 'react-dom/client';
import { App, createSiteStore } from './app/App';
import { hydrate } from './app/hydrate';
import { takePage } from './app/pageData';
import { startWorker } from './app/startWorker';

async function start(): Promise<void> {
  let demo;
  if (import.meta.env.VITE_API_MODE === 'mock') {
    const { startMocks, resetDemo, demoAccounts, demoMails } = await import('@mocks/browser');
    const { openDemo, showDemoBar } = await import('./app/openDemo');
    const choices = openDemo();
    showDemoBar(choices, await startMocks(basePath, choices));
    const { DemoRibbon } = await import('./app/layouts/DemoRibbon');
    demo = {
      Ribbon: () => <DemoRibbon reset={resetDemo} />,
      accounts: demoAccounts(),
      mails: demoMails,
    };
  }
  const root = document.getElementById('root');
  if (!root) return;
  // The code was evaluated in one long task: the browser may paint before the next.
  await new Promise((resolve) => setTimeout(resolve));
  const served = await takePage();
  if (served) hydrate(root, served);
  else createRoot(root).render(<App store={createSiteStore()} demo={demo} />);

  if (import.meta.env.VITE_API_MODE === 'live') startWorker();
}

void start();
