import { useLayoutEffect, useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/design/components/Button/Button';
import {
  SqlEditor,
  type SqlEditorHandle,
  type SqlEditorProps,
} from '@/design/components/SqlEditor/SqlEditor';
import { Stack } from '@/design/components/Stack/Stack';
import { inCard, longWord } from '../../frame';
import { fits } from '../../../fits';

const columns = [
  { name: 'post_id', note: '번호' },
  { name: 'title', note: '제목' },
];

const vocabulary = {
  tables: [
    { name: 'post', note: '1,284행', columns },
    { name: 'user', note: '27행', columns: [{ name: 'user_name', note: '이름' }] },
  ],
  functions: ['count', 'lower'],
};

function Living(props: SqlEditorProps) {
  const [value, setValue] = useState(props.value);
  const editor = useRef<SqlEditorHandle>(null);
  return (
    <Stack>
      <SqlEditor
        {...props}
        ref={editor}
        value={value}
        onChange={(text) => {
          setValue(text);
          props.onChange(text);
        }}
      />
      <Button onClick={() => editor.current?.insert('user')}>user 넣기</Button>
      <Button onClick={() => setValue('SELECT 1')}>바꾸기</Button>
    </Stack>
  );
}

const meta = {
  component: SqlEditor,
  args: {
    label: 'SQL 쿼리',
    hint: 'Ctrl+Enter로 실행합니다.',
    placeholder: 'SELECT title FROM post',
    completions: '제안',
    value: '',
    vocabulary,
    onChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Living {...args} />,
  decorators: [inCard],
  tags: ['autodocs', '초안'],
} satisfies Meta<typeof SqlEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shadow root of the editor, after its code has loaded. */
async function findRoot(canvasElement: HTMLElement): Promise<HTMLElement> {
  const root = await waitFor(async () => {
    const found = [...canvasElement.querySelectorAll('div')].find((one) => one.shadowRoot);
    await expect(found).toBeDefined();
    return found?.shadowRoot;
  });
  return root?.firstElementChild as HTMLElement;
}

const findBox = async (canvasElement: HTMLElement) =>
  within(await findRoot(canvasElement)).getByRole('textbox', { name: 'SQL 쿼리' });

/** Whether a box in the shadow root has the focus; the document knows only the host element. */
const hasFocus = (box: HTMLElement) => (box.getRootNode() as ShadowRoot).activeElement === box;

/** Types like a person: the browser itself edits. user-event does not support shadow roots. */
function type(box: HTMLElement, text: string): void {
  box.focus();
  // Deprecated, but nothing else edits as the browser does.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, text);
}

/** Presses a key; returns false if the default action was prevented. */
const press = (box: HTMLElement, key: string, keyCode: number, more: object = {}) =>
  fireEvent.keyDown(box, { key, keyCode, code: key, ...more });
const toEnd = (box: HTMLElement) => {
  box.focus();
  return press(box, 'End', 35, { ctrlKey: true });
};

/** Reports every input; Ctrl+Enter runs the query without a line break; the label focuses it. */
export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ args, canvas, canvasElement }) => {
    const box = await findBox(canvasElement);
    await userEvent.click(canvas.getByText('SQL 쿼리'));
    await waitFor(() => expect(hasFocus(box)).toBe(true));
    type(box, 'SELECT 1');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('SELECT 1'));
    await expect(box).toHaveAttribute('aria-multiline', 'true');
    await press(box, 'Enter', 13, { ctrlKey: true });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('SELECT 1');
  },
};

/** Keywords, names and values have colours. */
export const Highlighted: Story = {
  args: {
    value:
      "-- 최근 글\nSELECT count(*), title\nFROM post\nWHERE created_at > :after AND title LIKE '%바다%' -- 끝\nLIMIT 10",
  },
  play: async ({ canvasElement }) => {
    const box = await findBox(canvasElement);
    const colour = (word: string) =>
      getComputedStyle(
        [...box.querySelectorAll('span')].find(({ textContent }) => textContent === word) ?? box,
      ).color;
    const plain = getComputedStyle(box).color;
    const colours = ['SELECT', 'count', ':after', "'%바다%'", '10', '-- 끝'].map(colour);
    await expect(new Set([plain, ...colours]).size).toBe(7);
    await expect(colour('user')).toBe(plain);
  },
};

/** Suggested names come with a description. */
export const Completion: Story = {
  args: { value: 'SELECT title FROM ' },
  play: async ({ canvasElement }) => {
    const box = await findBox(canvasElement);
    await toEnd(box);
    type(box, 'pos');
    await within(await findRoot(canvasElement)).findByRole('listbox', { name: '제안' });
  },
};

/** Tab accepts a suggestion; Escape closes the list, and then Tab leaves the editor. */
export const CompletionTaken: Story = {
  ...Completion,
  tags: ['behavior'],
  play: async (context) => {
    await Completion.play?.(context);
    const { args, canvasElement } = context;
    const root = await findRoot(canvasElement);
    const box = within(root).getByRole('textbox');
    const post = within(root).getByRole('option', { name: /^post(?!_)/ });
    await expect(post).toHaveTextContent('1,284행');
    // The list ignores keys for a moment after it opens, because they may belong to the text.
    await waitFor(async () => expect(await press(box, 'Tab', 9)).toBe(false));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('SELECT title FROM post'));
    type(box, ' w');
    await within(root).findByRole('listbox', { name: '제안' });
    await press(box, 'Escape', 27);
    await waitFor(() => expect(within(root).queryByRole('listbox')).toBeNull());
    await expect(await press(box, 'Tab', 9)).toBe(true);
  },
};

/** Inserts a name at the cursor, after a space. A new value replaces all and can be undone. */
export const Inserting: Story = {
  tags: ['behavior'],
  args: { value: 'SELECT * FROM' },
  play: async ({ args, canvas, canvasElement }) => {
    const box = await findBox(canvasElement);
    await toEnd(box);
    await userEvent.click(canvas.getByRole('button', { name: 'user 넣기' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('SELECT * FROM user');
    await expect(hasFocus(box)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: '바꾸기' }));
    await waitFor(() => expect(box).toHaveTextContent('SELECT 1'));
    await press(box, 'z', 90, { ctrlKey: true });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('SELECT * FROM user'));
  },
};

const nothing = () => Promise.reject(new Error('offline'));
const waiting = () => new Promise<never>(() => undefined);

/** A plain field works until the code has loaded. */
export const Loading: Story = {
  args: { code: { load: waiting, current: () => null }, value: 'SELECT ' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByLabelText('SQL 쿼리');
    await userEvent.type(box, '1');
    await expect(args.onChange).toHaveBeenLastCalledWith('SELECT 1');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The plain field stays if the code fails to load. */
export const Lost: Story = {
  args: { code: { load: nothing, current: () => null }, value: 'SELECT * FROM' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('SQL 쿼리'));
    await userEvent.click(canvas.getByRole('button', { name: 'user 넣기' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('SELECT * FROM user');
  },
};

let arrive: (engine: never) => void = () => undefined;

/** The editor replaces the plain field only after composition, and keeps cursor and focus. */
export const WhileComposing: Story = {
  tags: ['behavior'],
  args: {
    value: 'SELECT 가',
    code: {
      load: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
      current: () => null,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const plain = canvas.getByLabelText<HTMLTextAreaElement>('SQL 쿼리');
    await userEvent.click(plain);
    plain.setSelectionRange(7, 7);
    await fireEvent.compositionStart(plain);
    arrive((await import('@/design/components/SqlEditor/engine')) as never);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(plain).toHaveFocus();
    await fireEvent.compositionEnd(plain, { data: '가' });
    const box = await findBox(canvasElement);
    await waitFor(() => expect(hasFocus(box)).toBe(true));
    type(box, 'x');
    await expect(box).toHaveTextContent('SELECT x가');
  },
};

/** An editor that receives a key before React has rendered the previous one. */
function hastyEngine() {
  let text = '';
  let change: (typed: string) => void = () => undefined;
  const write = (typed: string) => {
    if (typed === text) return;
    text = typed;
    change(typed);
  };
  const rest = { focus: fn(), insert: fn(), offer: fn(), describe: fn(), destroy: fn() };
  const engine = {
    createEditor: (_host: HTMLElement, start: { onChange: (typed: string) => void }) => {
      change = start.onChange;
      return { read: () => text, show: write, ...rest };
    },
  };
  return { engine: engine as never, write, read: () => text };
}

const hasty = hastyEngine();

function Hurried(props: SqlEditorProps) {
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    if (value === 'S') hasty.write('SE');
  }, [value]);
  return <SqlEditor {...props} value={value} onChange={setValue} />;
}

/** A key pressed while the previous one is being rendered is not lost. */
export const FastTyping: Story = {
  args: { code: { load: () => Promise.resolve(hasty.engine), current: () => hasty.engine } },
  render: (args) => <Hurried {...args} />,
  play: async () => {
    hasty.write('S');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(hasty.read()).toBe('SE');
  },
};

export const WithError: Story = {
  args: { value: 'SELEC 1', error: '쿼리를 다시 확인해주세요.' },
  play: async ({ canvasElement }) => {
    const box = await findBox(canvasElement);
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    const description = (box.getRootNode() as ShadowRoot).getElementById('description');
    await expect(box).toHaveAttribute('aria-describedby', 'description');
    await expect(description).toHaveTextContent('확인해주세요. Ctrl+Enter로 실행합니다.');
  },
};

export const LongWords: Story = {
  args: { value: `SELECT '${longWord}${longWord}'` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await findBox(canvasElement);
    await fits();
  },
};
