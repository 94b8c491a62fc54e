import { SessionCare } from '@/app/SessionCare';
import { Startup } from '@/app/Startup';
import { ToastHost } from '@/app/ToastHost';
import type { Decorator } from '@storybook/react-vite';

/** Shows a feature alone, as wide as its column, for the member of the story's role. */
export const inColumn =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ padding: 24, maxWidth: width + 48 }}>
      <Startup />
      <Story />
      <SessionCare />
      <ToastHost />
    </div>
  );
