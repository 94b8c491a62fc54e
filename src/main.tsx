import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createSiteStore } from './app/App';
import { keepOfflinePage } from './app/keepOfflinePage';
import { takePage } from './app/pageData';

async function start(): Promise<void> {
  let demo;
  if (import.meta.env.VITE_API_MODE === 'mock') {
    const { startMocks, resetDemo, demoAccounts } = await import('@mocks/browser');
    await startMocks(import.meta.env.BASE_URL);
    const { DemoRibbon } = await import('./app/layouts/DemoRibbon');
    demo = { Ribbon: () => <DemoRibbon reset={resetDemo} />, accounts: demoAccounts() };
  }
  const root = document.getElementById('root');
  if (!root) return;
  const served = await takePage();
  if (served) hydrateRoot(root, <App store={served} />);
  else createRoot(root).render(<App store={createSiteStore()} demo={demo} />);

  if (import.meta.env.VITE_API_MODE === 'live') keepOfflinePage();
}

void start();
