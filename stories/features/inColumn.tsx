import { SessionCare } from '@/app/SessionCare';
import { Startup } from '@/app/Startup';
import { ToastHost } from '@/app/ToastHost';
import type { Decorator } from '@storybook/react-vite';

/** A feature alone, for the member whom the story's role names, as wide as its column. */
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
