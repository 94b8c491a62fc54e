import { Row } from '@/design/components/Row/Row';
import { accentColors } from '@/design/tokens/accents';
import { identityTexts } from '@/texts/identity';
import { colorNames, contrastOf, meanings, pairs, valuesOf, type ColorName } from './palette';
import * as styles from './docs.css';
import { Table } from './Sheet';

function Value({ css }: { css: string }) {
  return (
    <td>
      <Row gap={8}>
        <span className={styles.swatch} style={{ background: css }} />
        <code>{css}</code>
      </Row>
    </td>
  );
}

const round = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The least readable pair of a colour, in the theme where its contrast is lower. */
function hardest(name: ColorName) {
  const measured = pairs
    .filter(([color]) => color === name)
    .map(([, ground, least]) => ({ ground, least, ...contrastOf(name, ground) }));
  return measured.sort((a, b) => Math.min(a.light, a.dark) - Math.min(b.light, b.dark))[0];
}

function Contrast({ name }: { name: ColorName }) {
  const found = hardest(name);
  if (!found) return <td>글자나 선이 아님</td>;
  const { ground, least, light, dark } = found;
  return (
    <td>
      {round(light)} · {round(dark)}
      <br />
      <code>{ground}</code> 위에서, 기준 {least}
    </td>
  );
}

/** The colours of a group: their meanings, values and lowest contrast, in both themes. */
export function ColorTable({ group }: { group: string }) {
  const meaningOf = meanings[group] ?? {};
  return (
    <Table heads={['이름', '쓰임', '밝게', '어둡게', '가장 낮은 대비 (밝게 · 어둡게)']}>
      {colorNames
        .filter((name) => name in meaningOf)
        .map((name) => {
          const { light, dark } = valuesOf(name);
          return (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{meaningOf[name]}</td>
              <Value css={light} />
              <Value css={dark} />
              <Contrast name={name} />
            </tr>
          );
        })}
    </Table>
  );
}

/** The accents that a site may choose in place of the themes' own, with their values. */
export function AccentTable() {
  return (
    <Table heads={['대표 색', '이름', '밝게', '어둡게']}>
      {Object.entries(accentColors).flatMap(([accent, { light, dark }]) =>
        Object.entries(light).map(([name, value], at) => (
          <tr key={accent + name}>
            {at === 0 && (
              <th scope="rowgroup" rowSpan={Object.keys(light).length}>
                {identityTexts.accents[accent as keyof typeof accentColors]}
              </th>
            )}
            <td>
              <code>{name}</code>
            </td>
            <Value css={value} />
            <Value css={dark[name as keyof typeof dark]} />
          </tr>
        )),
      )}
    </Table>
  );
}

/** Every pair of colours that the components use, with its measured contrast. */
export function PairTable() {
  return (
    <Table heads={['무엇이', '어디에', '밝게', '어둡게', '기준']}>
      {pairs.map(([color, ground, least]) => {
        const { light, dark } = contrastOf(color, ground);
        return (
          <tr key={color + ground}>
            <td>
              <code>{color}</code>
            </td>
            <td>
              <code>{ground}</code>
            </td>
            <td>{round(light)}</td>
            <td>{round(dark)}</td>
            <td>{least}</td>
          </tr>
        );
      })}
    </Table>
  );
}
