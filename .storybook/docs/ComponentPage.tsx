import { Canvas, DocsContext, DocsPage, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Badge } from '@/design/components/Badge/Badge';
import { guides, type Example } from './guides';
import * as styles from './docs.css';
import { statusTones, storyNames } from './names';

interface Prop {
  name: string;
  description?: string;
  table?: { type?: { summary?: string }; defaultValue?: { summary?: string } };
  type?: { name?: string; required?: boolean; value?: unknown };
}

/** The values that a prop takes, or their type. */
const valuesOf = ({ type, table }: Prop): string =>
  type?.name === 'enum' && Array.isArray(type.value)
    ? type.value.join(' | ')
    : (table?.type?.summary ?? '');

function Props({ props }: { props: Prop[] }) {
  if (props.length === 0) return null;
  return (
    <>
      <h2>프롭</h2>
      <table className={styles.props}>
        <thead>
          <tr>
            <th scope="col">이름</th>
            <th scope="col">뜻</th>
            <th scope="col">값</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, description, table, type }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {type?.required && ' (필수)'}
              </th>
              <td>{description}</td>
              <td>
                <code>{valuesOf({ name, type, table })}</code>
                {table?.defaultValue?.summary && <> · 기본 {table.defaultValue.summary}</>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Shown({ example, verdict }: { example: Example; verdict: keyof typeof styles.example }) {
  return (
    <section className={styles.example[verdict]}>
      <h3>{verdict === 'good' ? '이렇게' : '이렇게는 말고'}</h3>
      {example.shows && <div className="sb-unstyled docs-story">{example.shows}</div>}
      <p>{example.says}</p>
    </section>
  );
}

/** The docs page of a component: of the design system in Korean, of the others as Storybook has it. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const guide = guides[name];
  if (!preparedMeta.title.startsWith('design/') || !guide) return <DocsPage />;
  const stories = componentStories().filter(
    ({ tags, usesMount }) => tags.includes('autodocs') && !tags.includes('behavior') && !usesMount,
  );
  const status = preparedMeta.tags.find((tag) => tag in statusTones);
  return (
    <>
      <h1>{name}</h1>
      {status && (
        <div className="sb-unstyled">
          <Badge tone={statusTones[status]}>{status}</Badge>
        </div>
      )}
      <p>{guide.is}</p>
      {stories.slice(0, 1).map(({ id, moduleExport }) => (
        <Canvas key={id} of={moduleExport} />
      ))}
      {(guide.good ?? guide.bad) && (
        <div className={styles.examples}>
          {guide.good && <Shown verdict="good" example={guide.good} />}
          {guide.bad && <Shown verdict="bad" example={guide.bad} />}
        </div>
      )}
      <Props
        props={Object.values(preparedMeta.argTypes as Record<string, Prop>).filter(
          ({ description }) => description,
        )}
      />
      {stories.length > 1 && <h2>모습과 상태</h2>}
      {stories.slice(1).map(({ id, name: story, moduleExport }) => (
        <section key={id}>
          <h3>{storyNames[story] ?? story}</h3>
          <Canvas of={moduleExport} />
        </section>
      ))}
    </>
  );
}
