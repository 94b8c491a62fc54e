/** The text at the bottom of the window while there is no network. */
export const offlineText =
  '오프라인입니다. 전에 읽은 글을 볼 수 있고, 연결되면 나머지도 불러옵니다.';
