import { authTexts } from '@/texts/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { arriveAt, SitePage } from '../site';

/** The browser's back and forward buttons and its current address. */
function Browser() {
  const navigate = useNavigate();
  return (
    <>
      <SitePage />
      <div style={{ position: 'fixed', top: 0, left: 0, zIndex: 999 }}>
        <button onClick={() => void navigate(-1)}>history back</button>
        <button onClick={() => void navigate(1)}>history forward</button>
      </div>
    </>
  );
}

const meta = { tags: ['behavior'], component: Browser } satisfies Meta<typeof Browser>;
export default meta;
type Story = StoryObj<typeof meta>;

const focusIsOnContent = () => waitFor(() => expect(document.activeElement?.id).toBe('content'));

/** Every history entry keeps its scroll position, and a new page takes the focus. */
export const PlaceInHistory: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await canvas.findByRole('link', { name: /한강 야경/ });
    window.scrollTo(0, 60);
    await userEvent.click(title);
    await arriveAt(context, '/post/2');
    await focusIsOnContent();
    await expect(window.scrollY).toBe(0);
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight));
    window.scrollTo(0, 40);
    await waitFor(() => expect(window.scrollY).toBe(40));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.click(canvas.getByRole('button', { name: 'history back' }));
    await arriveAt(context, '/');
    await userEvent.click(canvas.getByRole('button', { name: 'history forward' }));
    await arriveAt(context, '/post/2');
    await waitFor(() => expect(window.scrollY).toBe(40));
  },
};

/** After login the page that asked for it appears in the history only once. */
export const LoginLeavesNoTrace: Story = {
  parameters: { role: 'guest', at: '/' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: /한강 야경/ }));
    await arriveAt(context, '/post/2');
    await userEvent.click(canvas.getAllByRole('link', { name: authTexts.login })[0] as HTMLElement);
    await arriveAt(context, '/login?from=%2Fpost%2F2');
    await userEvent.type(await canvas.findByLabelText(authTexts.email), 'member@mulbit.test');
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-member-1{Enter}');
    await arriveAt(context, '/post/2');
    await userEvent.click(canvas.getByRole('button', { name: 'history back' }));
    await arriveAt(context, '/');
  },
};
