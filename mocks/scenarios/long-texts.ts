import type { Endpoint } from '@contract/endpoints/define';
import { USER_NAME_MAX } from '@contract/models/member';
import { COMMENT_MAX } from '@contract/rules/text/length';
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { handlers } from '../handlers';
import { on } from '../http/handle';

const NAME = '한강에서해지는모습을날마다찍는사람입니다'.slice(0, USER_NAME_MAX);
const TITLE =
  '해가 지는 한강에서 물빛이 바뀌는 모습을 처음부터 끝까지 담은 영상을 함께 보고 이야기해요 https://mulbit.example/아주/긴/주소/줄바꿈이/없는/낱말 다시 보기';
const BODY = '물 위로 번지는 빛을 오래 바라보았습니다. '.repeat(30).slice(0, COMMENT_MAX);

const names = /^(?:name|user_?[nN]ame|channel\w+|sphere\w*[nN]ame|siteName)$/;
const bodies = /^(?:content|description|bio)$/;
const HANGUL = /[가-힣]/;

function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthened(one, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, lengthened(one, name)]),
    );
  }
  if (typeof value !== 'string' || !HANGUL.test(value)) return value;
  if (key === 'title') return TITLE;
  if (names.test(key)) return NAME;
  return bodies.test(key) ? BODY : value;
}

/** A call that answers as usual, with names, titles and texts of the maximum length. */
export function withLongTexts(endpoint: Endpoint): RequestHandler {
  return http.all(on(endpoint), async ({ request }) => {
    const response = await getResponse(handlers, request);
    if (!response?.ok || !response.headers.get('content-type')?.includes('json')) return response;
    return HttpResponse.json(lengthened(await response.json()) as object);
  });
}
