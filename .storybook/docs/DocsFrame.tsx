import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { create } from 'storybook/theming/create';
import { loadFont } from '@/design/styles/font';
import { fontStack } from '@/design/styles/fontStack.css';
import { codeFont } from '@/design/styles/codeFont';
import { dark, light } from '@/design/tokens/themes';

/** Storybook's own parts of a docs page, in the colours of our theme. */
const themeOf = (base: 'light' | 'dark', { color }: typeof light) =>
  create({
    base,
    fontBase: fontStack,
    fontCode: codeFont,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.hairline,
    textColor: color.text,
    textMutedColor: color.textMuted,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    barBg: color.surface,
    barTextColor: color.textMuted,
    inputBg: color.surface,
    inputBorder: color.control,
    inputTextColor: color.text,
  });
const themes = { light: themeOf('light', light), dark: themeOf('dark', dark) };

interface Preview {
  storyStoreValue?: { userGlobals: { get: () => { theme?: string } } };
}

/** This page's own theme. The channel also reports the globals of stories in nested frames. */
function themeNow(): keyof typeof themes {
  const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
  return preview?.storyStoreValue?.userGlobals.get().theme === 'dark' ? 'dark' : 'light';
}

/** A docs page in the toolbar's theme; side by side falls back to light. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [theme, setTheme] = useState(themeNow);
  useEffect(() => {
    const follow = () => setTheme(themeNow());
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useEffect(() => {
    loadFont({ always: true }).catch(() => undefined);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'ko';
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
