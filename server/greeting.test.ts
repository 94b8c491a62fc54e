import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { greetingOf } from './greeting';

const running = {
  url: 'http://localhost:3000',
  driver: 'sqlite3',
  adminKey: 'made-key',
  setupToken: null,
} as const;
const linesWith = (settings: Record<string, string>) =>
  greetingOf(running, readConfig({ DATA_DIR: 'waters', ...settings }));
const smtp = {
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'post@mulbit.example',
  PUBLIC_URL: 'https://mulbit.example',
};
const about = (lines: string[], name: string) => lines.filter((line) => line.includes(name));

describe('the lines about a started server', () => {
  it('name its version, its address, the folder of its mails and a generated key', () => {
    const lines = linesWith({});
    expect(lines[0]).toMatch(/^물빛 \d+\.\d+\.\d+ 버전이 http:\/\/localhost:3000 에서/);
    expect(about(lines, 'SMTP_URL')).toEqual([expect.stringContaining('waters/mail')]);
    expect(lines.at(-1)).toContain(running.adminKey);
    expect(linesWith({ ADMIN_KEY: 'a-key-of-its-own' }).join('\n')).not.toContain(running.adminKey);
  });

  it('give the link that sets up a site without an admin, at its public address', () => {
    const link = (settings: Record<string, string>) =>
      about(greetingOf({ ...running, setupToken: 'abc' }, readConfig(settings)), '/setup#abc')[0];
    expect(link({})).toContain('http://localhost:3000/setup#abc');
    expect(link({ PUBLIC_URL: smtp.PUBLIC_URL })).toContain('https://mulbit.example/setup#abc');
    expect(about(linesWith({}), '/setup')).toEqual([]);
  });

  it('ask for the address of the site behind a proxy', () => {
    const proxied = { TRUST_PROXY: '1' };
    expect(about(linesWith(proxied), 'PUBLIC_URL')).toHaveLength(1);
    const named = linesWith({ ...proxied, PUBLIC_URL: smtp.PUBLIC_URL });
    expect(about(named, 'PUBLIC_URL')).toEqual([]);
    expect(about(linesWith({}), 'PUBLIC_URL')).toEqual([]);
  });

  it('warn that newcomers get no link if addresses must be confirmed and no mail is sent', () => {
    const lines = linesWith({ SIGNUP_CONFIRM_EMAIL: 'on' });
    expect(about(lines, 'SIGNUP_CONFIRM_EMAIL')).toHaveLength(1);
    expect(about(linesWith({}), 'SIGNUP_CONFIRM_EMAIL')).toEqual([]);
    const sending = linesWith({ ...smtp, SIGNUP_CONFIRM_EMAIL: 'on' });
    expect(about(sending, 'SIGNUP_CONFIRM_EMAIL')).toEqual([]);
    expect(about(sending, 'SMTP_URL')).toEqual([]);
  });
});
