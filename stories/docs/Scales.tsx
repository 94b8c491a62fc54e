import { useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '@/design/components/Button/Button';
import { Stack } from '@/design/components/Stack/Stack';
import { Text, type TextProps } from '@/design/components/Text/Text';
import * as scale from '@/design/tokens/scale';
import { dark, light } from '@/design/tokens/themes';
import { vars } from '@/design/tokens/vars.css';
import * as styles from './docs.css';
import { Table } from './Sheet';

interface ScaleTableProps {
  /** The name that a style file writes before the step. */
  group: string;
  values: Record<string, string | number>;
  /** Draws a step; without it only the value is shown. */
  sample?: (value: string) => ReactNode;
}

/** The steps of a scale with name, value and a sample if there is one. */
export function ScaleTable({ group, values, sample }: ScaleTableProps) {
  return (
    <Table heads={['이름', '값', ...(sample ? ['모습'] : [])]}>
      {Object.entries(values)
        .sort(([, a], [, b]) => Number.parseFloat(String(a)) - Number.parseFloat(String(b)))
        .map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <code>
                {group}.{name}
              </code>
            </th>
            <td>{value}</td>
            {sample && <td>{sample(typeof value === 'number' ? `${value}px` : value)}</td>}
          </tr>
        ))}
    </Table>
  );
}

export const Spaces = () => (
  <ScaleTable
    group="space"
    values={scale.space}
    sample={(inlineSize) => <div className={styles.bar} style={{ inlineSize }} />}
  />
);

const tile = (style: CSSProperties) => <div className={styles.tile} style={style} />;

export const Radii = () => (
  <ScaleTable
    group="radius"
    values={scale.radius}
    sample={(borderRadius) => tile({ borderRadius })}
  />
);

/** The shadows in the theme of the page, with the values of both themes. */
export function Shadows() {
  return (
    <Table heads={['이름', '모습', '밝게', '어둡게']}>
      {Object.entries(vars.shadow).map(([name, boxShadow]) => (
        <tr key={name}>
          <th scope="row">
            <code>shadow.{name}</code>
          </th>
          <td style={{ padding: 24 }}>
            {tile({ boxShadow, borderRadius: scale.radius.lg, border: 0 })}
          </td>
          <td>{light.shadow[name as keyof typeof light.shadow]}</td>
          <td>{dark.shadow[name as keyof typeof dark.shadow]}</td>
        </tr>
      ))}
    </Table>
  );
}

const { easing, ...durations } = scale.motion;

/** The durations; each moves a dot when the button is pressed. */
export function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <Stack gap={12} alignItems="flex-start">
      <Button variant="outline" onClick={() => setMoved(!moved)}>
        움직여 보기
      </Button>
      <ScaleTable
        group="motion"
        values={durations}
        sample={(transitionDuration) => (
          <div className={styles.track} data-moved={moved || undefined}>
            <div className={styles.mover} style={{ transitionDuration }} />
          </div>
        )}
      />
      <Text variant="meta" tone="muted">
        모두 <code>{easing}</code>로 움직입니다.
      </Text>
    </Stack>
  );
}

type Variant = NonNullable<TextProps['variant']>;

/** The use of each role of the type scale. */
const roles: Record<Variant, string> = {
  slogan: '첫인사. 로그인 화면에 한 번',
  pageTitle: '페이지 제목',
  title: '글 제목, 창 제목',
  feedTitle: '목록 속 제목',
  heading: '구역 제목',
  body: '읽는 글',
  label: '버튼과 입력 칸의 이름',
  meta: '곁에 서는 글',
  caption: '언제, 누가. 비교하는 숫자에는 쓰지 않습니다.',
  figureLarge: '가장 큰 숫자',
  figureMedium: '순위',
  figureSmall: '표와 카드의 숫자',
};

interface Measured {
  size: string;
  weight: string;
  line: string;
}

function measure(element: Element): Measured {
  const { fontSize, fontWeight, lineHeight } = getComputedStyle(element);
  const line = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  return { size: fontSize, weight: fontWeight, line: line.toFixed(1) };
}

function TypeRole({ variant, use }: { variant: Variant; use: string }) {
  const [found, setFound] = useState<Measured | null>(null);
  const read = (element: HTMLElement | null) => {
    if (element && !found) setFound(measure(element));
  };
  return (
    <div className={styles.line}>
      <Text as="p" variant={variant} ref={read}>
        오늘 볼 영상, 물빛이 추천해요 1,204
      </Text>
      <Text variant="meta" tone="muted">
        <code>{variant}</code> · {use}
        {found && ` · ${found.size} · 굵기 ${found.weight} · 줄 높이 ${found.line}`}
      </Text>
    </div>
  );
}

/** The roles of the type scale with their sizes on this screen. */
export function TypeRoles() {
  return Object.entries(roles).map(([variant, use]) => (
    <TypeRole key={variant} variant={variant as Variant} use={use} />
  ));
}
