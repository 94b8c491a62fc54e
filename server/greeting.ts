import { pageAddresses } from '@contract/pages';
import { join } from 'node:path';
import { version } from '../package.json';
import type { Config } from './config';
import type { Running } from './start';

/** The lines about a started server, for the person who started it. */
export function greetingOf(
  {
    url,
    driver,
    adminKey,
    setupToken,
  }: Pick<Running, 'url' | 'driver' | 'adminKey' | 'setupToken'>,
  config: Pick<
    Config,
    'adminKey' | 'confirmsEmail' | 'dataDir' | 'mail' | 'publicOrigin' | 'trustedProxies'
  >,
): string[] {
  const lines = [`물빛 ${version} 버전이 ${url} 에서 열렸습니다. 끝내려면 Ctrl+C를 눌러주세요.`];
  if (driver === 'node') {
    lines.push('데이터베이스는 Node.js에 들어 있는 SQLite(node:sqlite)로 엽니다.');
  }
  if (config.trustedProxies > 0 && config.publicOrigin === null) {
    lines.push(
      'PUBLIC_URL을 설정하지 않아 사이트맵과 RSS의 주소를 요청의 Host대로 쓰고, 공유 캐시에는 남기지 않습니다. 사이트 주소를 PUBLIC_URL에 설정해주세요.',
    );
  }
  if (config.mail.smtpUrl === null) {
    lines.push(`SMTP_URL을 설정하지 않아 메일을 파일로 씁니다: ${join(config.dataDir, 'mail')}`);
    if (config.confirmsEmail) {
      lines.push(
        'SIGNUP_CONFIRM_EMAIL이 on이지만 메일을 보내지 않아, 새로 가입한 멤버는 확인 링크를 받지 못하고 글을 쓸 수 없습니다.',
      );
    }
  }
  // The person who set a key knows it.
  if (config.adminKey === null) lines.push(`관리자 키: ${adminKey}`);
  // The last line, because it is the next step.
  if (setupToken !== null) {
    const link = `${config.publicOrigin ?? url}${pageAddresses.setup}#${setupToken}`;
    lines.push(
      `관리자가 아직 없습니다. 한 시간 안에 이 링크를 열어 사이트를 설정해주세요: ${link}`,
    );
  }
  return lines;
}
