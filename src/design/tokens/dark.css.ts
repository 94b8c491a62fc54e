import { assignVars, globalStyle } from '@vanilla-extract/css';
import { themeContract } from './vars.css';

const night = assignVars(themeContract, {
  color: {
    canvasTop: '#0D2029',
    canvas: '#081217',
    surface: '#14252E',
    surfaceRaised: '#1D323D',
    surfaceSunken: '#0C181E',
    text: '#E6F1F5',
    textMuted: '#9FB6C1',
    textOnAccent: '#03222B',
    hairline: '#2A414C',
    control: '#6B838F',
    accent: '#4CC9E6',
    accentHover: '#74D8EE',
    accentSoft: '#11394A',
    like: '#FF86A8',
    likeSoft: '#3C1B29',
    gem: '#F2C14E',
    gemSoft: '#362B12',
    danger: '#FF8A80',
    dangerSoft: '#3D1B1B',
    success: '#6FD6A0',
    successSoft: '#11362A',
    warning: '#FFB068',
    warningSoft: '#3A2413',
    focus: '#8BE3F7',
    scrim: 'rgba(6,18,26,.8)',
    rarity: { common: '#A3B4BD', rare: '#7DB4FF', epic: '#C39BFF', legendary: '#F2C14E' },
    rank: { up: '#FF8A80', down: '#86B6FF', same: '#A3B4BD' },
    chart: {
      1: '#4CC9E6',
      2: '#FF86A8',
      3: '#C39BFF',
      4: '#FFB068',
      5: '#E6F1F5',
      6: '#6FD6A0',
    },
  },
  shadow: {
    raised: 'inset 0 0 0 1px #223842',
    floating: '0 12px 32px rgba(0,0,0,.5)',
    overlay: 'inset 0 0 0 1px #2A414C, 0 24px 56px rgba(0,0,0,.6)',
  },
  track: '#2A414C',
  artDim: 'brightness(.94)',
});

/* Twice, because a selector list cannot join a plain selector and one inside a media query. */
globalStyle(':root[data-theme="dark"]', { vars: night, colorScheme: 'dark' });
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: night, colorScheme: 'dark' } },
});
