import { createGlobalTheme } from '@vanilla-extract/css';
import { themeContract } from './vars.css';

/** Morning: the default, and what a page shows before any choice is known. */
createGlobalTheme(':root', themeContract, {
  color: {
    canvasTop: '#E2F0F4',
    canvas: '#EDF2F5',
    surface: '#FFFFFF',
    surfaceRaised: '#FFFFFF',
    surfaceSunken: '#EAF1F4',
    text: '#0F2530',
    textMuted: '#4A616D',
    textOnAccent: '#FFFFFF',
    hairline: '#D5E0E5',
    control: '#748A95',
    accent: '#00748D',
    accentHover: '#00637A',
    accentSoft: '#DCF0F5',
    like: '#C6295A',
    likeSoft: '#FCE9EF',
    gem: '#8F5F00',
    gemSoft: '#FBF0D9',
    danger: '#C62828',
    dangerSoft: '#FDEBEA',
    success: '#1B7A4B',
    successSoft: '#E3F4EA',
    warning: '#9A4B00',
    warningSoft: '#FDEDE0',
    focus: '#005F75',
    scrim: 'rgba(6,18,26,.8)',
    rarity: { common: '#5B6B75', rare: '#1F66C1', epic: '#7A48BF', legendary: '#8F5F00' },
    rank: { up: '#C62828', down: '#2463C4', same: '#5B6B75' },
  },
  shadow: {
    raised: '0 0 0 1px rgba(13,52,66,.07), 0 6px 20px -8px rgba(13,52,66,.1)',
    floating: '0 2px 6px rgba(13,52,66,.08), 0 12px 32px -8px rgba(13,52,66,.18)',
    overlay: '0 2px 8px rgba(13,52,66,.1), 0 24px 56px -12px rgba(13,52,66,.28)',
  },
  track: '#EAF1F4',
  artDim: 'none',
});
