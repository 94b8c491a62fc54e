import { createRoot } from 'react-dom/client';
import { App, createSiteStore } from './app/App';

async function start(): Promise<void> {
  let demo;
  if (import.meta.env.VITE_API_MODE === 'mock') {
    const { startMocks, resetDemo } = await import('@mocks/browser');
    await startMocks();
    demo = { reset: resetDemo };
  }
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App store={createSiteStore()} demo={demo} />);
}

void start();
