// `tools/vite/icons.ts` makes the component.
declare module '*.svg?icon' {
  import type { JSX } from 'react';
  import type { IconProps } from '@/design/icons/Icon';

  const Drawing: (props: IconProps) => JSX.Element;
  export default Drawing;
}
