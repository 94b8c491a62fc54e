import { Button } from 'react-aria-components/Button';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { cutWhole } from '../../browser/graphemes';
import { ChevIcon } from '../../icons/icons';
import { childrenOf, piecesOf, plainValue, type JsonNode } from './jsonNodes';
import * as styles from './JsonTree.css';
import type { JsonTreeTexts } from './texts';

/** The data that all rows of a tree share. */
export interface JsonView {
  texts: JsonTreeTexts;
  open: ReadonlySet<string>;
  words: string;
  /** The present search hit, and the row chosen by the keyboard or a press. */
  current: string | null;
  chosen: string | null;
}

/** The row cuts the text long before this, which saves the browser the layout of invisible text. */
const MOST_SHOWN = 300;

function Marked({ text, words }: { text: string; words: string }) {
  return piecesOf(text, words).map(({ text: piece, isHit }, at) =>
    isHit ? (
      <mark key={at} className={styles.hit}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

/** The text of a row's value: the value itself or the number of its children. */
function wordsOf(node: JsonNode, { members, entries }: JsonTreeTexts): string {
  const { value, size } = node;
  if (Array.isArray(value)) return entries(size);
  return typeof value === 'object' && value !== null ? members(size) : plainValue(node);
}

/** Placeholder child of a closed row: the library opens by keyboard only rows that have children. */
function Held({ path }: { path: string }) {
  return (
    <TreeItem id={`${path} held`} textValue={path}>
      <TreeItemContent>{null}</TreeItemContent>
    </TreeItem>
  );
}

interface JsonRowProps {
  node: JsonNode;
  view: JsonView;
}

/** A value of the tree, with its children while it is open. */
export function JsonRow({ node, view }: JsonRowProps) {
  const { texts, open, words, current, chosen } = view;
  const { path, name, size, value } = node;
  const isOpen = open.has(path);
  const said = cutWhole(wordsOf(node, texts), MOST_SHOWN);
  return (
    <TreeItem
      id={path}
      textValue={`${name}: ${said}`}
      hasChildItems={size > 0}
      className={styles.row}
      data-current={current === path || undefined}
      data-chosen={chosen === path || undefined}
    >
      <TreeItemContent>
        <div className={styles.line}>
          {size > 0 ? (
            <Button
              slot="chevron"
              className={styles.chevron}
              aria-label={isOpen ? texts.close : texts.open}
            >
              <ChevIcon size="sm" />
            </Button>
          ) : (
            <span className={styles.chevron} />
          )}
          <span className={styles.name}>
            <Marked text={name} words={words} />
          </span>
          <span className={styles.value} data-kind={typeof value === 'string' ? 'text' : undefined}>
            <Marked text={said} words={size > 0 ? '' : words} />
          </span>
        </div>
      </TreeItemContent>
      {isOpen
        ? childrenOf(node).map((child) => <JsonRow key={child.path} node={child} view={view} />)
        : size > 0 && <Held path={path} />}
    </TreeItem>
  );
}
