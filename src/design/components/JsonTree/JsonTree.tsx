import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Tree } from 'react-aria-components/Tree';
import { isCommand } from '../../browser/isCommand';
import { useCopy } from '../../hooks/useCopy';
import { useEnterSubmit } from '../../hooks/useEnterSubmit';
import { Button } from '../Button/Button';
import { Box } from '../Box/Box';
import { Field } from '../Field/Field';
import { Text } from '../Text/Text';
import { ChosenValue } from './ChosenValue';
import { childrenOf, nodeAt, rootOf } from './jsonNodes';
import { JsonRow } from './JsonRow';
import * as styles from './JsonTree.css';
import type { JsonTreeTexts } from './texts';
import { useJsonSearch } from './useJsonSearch';

export type { JsonTreeTexts } from './texts';

/** A JSON text as a tree. */
export interface JsonTreeProps {
  /** Name of the tree, for a screen reader. */
  label: string;
  value: unknown;
  texts: JsonTreeTexts;
}

const rowAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null;

/**
 * The values of a JSON text: rows open one by one, can be searched, and their paths can be copied. Only
 * rows of open parents are drawn. Heavy (react-aria): use it only on screens that load separately.
 */
export function JsonTree({ label, value, texts }: JsonTreeProps) {
  const root = useMemo(() => rootOf(value), [value]);
  const nodes = useMemo(() => childrenOf(root), [root]);
  const { open, setOpen, words, searched, search, go, count, at, current } = useJsonSearch(root);
  const [chosen, setChosen] = useState<string | null>(null);
  const { copied, copy } = useCopy();
  const frame = useRef<HTMLDivElement>(null);
  const enter = useEnterSubmit<HTMLInputElement>(() => go(1));
  const node = chosen === null ? null : nodeAt(nodes, chosen);

  useEffect(() => {
    if (current === null) return;
    // The tree draws newly opened rows after this render.
    const frameId = requestAnimationFrame(() =>
      frame.current
        ?.querySelector(`[data-key="${CSS.escape(current)}"]`)
        ?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frameId);
  }, [current]);

  const choose = ({ target }: { target: EventTarget }) => {
    const path = rowAt(target)?.dataset.key;
    if (path !== undefined) setChosen(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const path = rowAt(event.target)?.dataset.key;
    // If text is selected, the browser copies that text.
    if (!isCommand(event, 'C') || path === undefined || getSelection()?.toString()) return;
    event.preventDefault();
    copy(path);
  };

  if (nodes.length === 0) return <Text as="p">{texts.empty}</Text>;
  return (
    <I18nProvider locale="ko-KR">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap={8} className={styles.bar}>
        <div className={styles.field}>
          <Field
            {...enter}
            type="search"
            label={texts.search}
            hideLabel
            placeholder={texts.search}
            autoComplete="off"
            value={words}
            onChange={(value) => search(value)}
          />
        </div>
        <Text role="status" variant="meta" tone="muted" tabular>
          {searched.trim() !== '' && (count === 0 ? texts.nothing : texts.found(at + 1, count))}
        </Text>
        <Button variant="soft" size="sm" disabled={count < 2} onClick={() => go(-1)}>
          {texts.previous}
        </Button>
        <Button variant="soft" size="sm" disabled={count < 2} onClick={() => go(1)}>
          {texts.next}
        </Button>
      </Box>
      <div ref={frame} onFocus={choose} onClick={choose} onKeyDown={onKeyDown}>
        <Tree
          aria-label={label}
          className={styles.tree}
          expandedKeys={open}
          onExpandedChange={(keys) => setOpen(new Set([...keys].map(String)))}
        >
          {nodes.map((child) => (
            <JsonRow
              key={child.path}
              node={child}
              view={{ texts, open, words: searched, current, chosen }}
            />
          ))}
        </Tree>
      </div>
      <ChosenValue node={node} texts={texts} copied={copied} onCopy={copy} />
    </I18nProvider>
  );
}
