import type { Decorator } from '@storybook/react-vite';
import { Card } from '@/design/components/Card/Card';

/** The page background around a component, with room for its focus ring. */
export const onCanvas: Decorator = (Story) => (
  <div style={{ padding: 24, maxWidth: 640 }}>
    <Story />
  </div>
);

/** The surface that most components are placed on, as wide as a side column or a phone. */
export const inCard: Decorator = (Story) => (
  <div style={{ padding: 24, maxWidth: 480 }}>
    <Card>
      <Story />
    </Card>
  </div>
);

/** A sentence longer than any layout expects. */
export const longSentence =
  '한강 건너편에서 열두 시간 동안 한 번도 끊지 않고 찍은 야경을 다 같이 보면서 이야기 나누고 싶은 사람은 여기로 모여 주세요';

/** An address that cannot break. */
export const longWord =
  'https://example.com/watch/아주길고띄어쓰기가하나도없는주소라서칸을넘치기쉬운한글주소입니다';
