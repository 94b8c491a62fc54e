import { Button } from 'react-aria-components/Button';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { cutWhole } from '../../browser/graphemes';
import { ChevIcon } from '../../icons/icons';
import { childrenOf, piecesOf, plainValue, type JsonNode } from './jsonNodes';
import * as styles from './JsonTree.css';
import type { JsonTreeTexts } from './texts';

/** What all rows of a tree share. */
export interface JsonView {
  texts: JsonTreeTexts;
  open: ReadonlySet<string>;
  words: string;
  /** The hit that is shown now, and the row that the keyboard or a press chose. */
  current: string | null;
  chosen: string | null;
}

/** The row cuts long before this, and the browser need not lay out what nobody sees. */
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

/** What a row says of its value: the value, or how much it holds. */
function wordsOf(node: JsonNode, { members, entries }: JsonTreeTexts): string {
  const { value, size } = node;
  if (Array.isArray(value)) return entries(size);
  return typeof value === 'object' && value !== null ? members(size) : plainValue(node);
}

/** Stands for what a closed row holds: the library opens by the keyboard only a row that holds something. */
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

/** A value of the tree, and those in it while it is open. */
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
