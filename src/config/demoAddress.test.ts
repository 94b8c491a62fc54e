import { describe, expect, it } from 'vitest';
import { demoAddress, openedAddress, readDemoChoices, storyAddress } from './demoAddress';

const nothing = { scenarios: [], role: null, theme: null, story: null, globals: null };
const all = {
  scenarios: ['feed.failed', 'like.failed'],
  role: 'member',
  theme: 'dark',
  story: 'screens-homescreen-states--default',
  globals: 'theme:dark;scenario:feed-failed_like-failed',
} as const;
const searchOf = (address: string) => new URL(address, 'http://demo.example').search;

describe('the address of the demo', () => {
  it('keeps every choice when written and read again', () => {
    const address = demoAddress('demo/', '/posts/2', { ...all, scenarios: [...all.scenarios] });
    expect(address).toBe(
      'demo/?open=/posts/2&scenario=feed.failed,like.failed&role=member&theme=dark' +
        '&story=screens-homescreen-states--default' +
        '&globals=theme:dark;scenario:feed-failed_like-failed',
    );
    const opened = openedAddress(searchOf(address), '/team/demo/') ?? '';
    expect(opened).toMatch(/^\/team\/demo\/posts\/2\?scenario=/);
    expect(readDemoChoices(searchOf(opened))).toEqual({ ...all, unknown: [] });
  });

  it("keeps the page's own query and hash", () => {
    const address = demoAddress('/', '/rankings?period=month#a-token', {
      ...nothing,
      role: 'guest',
    });
    expect(openedAddress(searchOf(address), '/')).toBe('/rankings?period=month&role=guest#a-token');
  });

  it('omits unset choices', () => {
    expect(demoAddress('/', '/', nothing)).toBe('/?open=/');
    expect(openedAddress('?role=member', '/')).toBeNull();
    expect(readDemoChoices('')).toEqual({ ...nothing, unknown: [] });
  });

  it.each([
    '//evil.example/a',
    '/\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    'http://[',
  ])('stays in the demo if %j is requested', (page) => {
    const address = openedAddress(`?${new URLSearchParams({ open: page })}`, '/') ?? '';
    expect(new URL(address, 'https://demo.example').origin).toBe('https://demo.example');
    expect(address).not.toMatch(/^\/[/\\]/);
  });

  it('lists invalid values and works without them', () => {
    expect(readDemoChoices('?role=king&theme=pink&story=//evil.example')).toEqual({
      ...nothing,
      unknown: ['role=king', 'theme=pink', 'story=//evil.example'],
    });
  });
});

describe('the way back to the story', () => {
  it('leads only to the given Storybook', () => {
    expect(storyAddress('https://a.example/design/', all)).toBe(
      'https://a.example/design/?path=/story/screens-homescreen-states--default' +
        '&globals=theme:dark;scenario:feed-failed_like-failed',
    );
    expect(storyAddress('https://a.example/', nothing)).toBeNull();
  });
});
