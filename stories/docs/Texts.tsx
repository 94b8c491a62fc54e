import { useState } from 'react';
import { Button } from '@/design/components/Button/Button';
import { Sheet, Table } from './Sheet';

/** A text, as written by `.storybook/docs/texts.ts`. */
interface Line {
  name: string;
  text: string;
  users: string[];
  screens: string[];
}
interface TextModule {
  file: string;
  texts: Line[];
}

// Generated when Storybook or the tests start; a glob, because it is missing at compile time.
const written = import.meta.glob<TextModule[]>('../generated/texts.json', {
  eager: true,
  import: 'default',
});
const lines = Object.values(written)
  .flat()
  .flatMap(({ texts }) => texts);

const STEP = 50;

/** The texts of the product with their screens; searches all and shows the first matches. */
export function TextSheet() {
  const [most, setMost] = useState(STEP);
  return (
    <Sheet
      label="문구 찾기"
      items={lines}
      wordsOf={({ name, text, users, screens }) => [name, text, ...users, ...screens].join(' ')}
    >
      {(found) => (
        <>
          <Table heads={['문구', '이름', '쓰는 화면', '쓰는 부품']}>
            {found.slice(0, most).map(({ name, text, users, screens }, index) => (
              <tr key={`${name} ${index}`}>
                <td>{text}</td>
                <td>
                  <code>{name}</code>
                </td>
                <td>{screens.join(', ')}</td>
                <td>{users.join(', ')}</td>
              </tr>
            ))}
          </Table>
          {found.length > most && <Button onClick={() => setMost(most + STEP)}>더 보기</Button>}
        </>
      )}
    </Sheet>
  );
}
