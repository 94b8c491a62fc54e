/** A part of pasted content: words, or the address of a picture. */
export type Piece = { text: string } | { picture: string };

const SKIPPED = new Set(['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'NOSCRIPT']);
/** Elements with a blank line around them. */
const PARAGRAPHS = new Set('P H1 H2 H3 H4 H5 H6 BLOCKQUOTE UL OL TABLE FIGURE PRE HR'.split(' '));
/** Elements that begin a line. */
const LINES = new Set(
  'DIV LI TR SECTION ARTICLE HEADER FOOTER MAIN DL DT DD FIGCAPTION'.split(' '),
);
/** Sites and word processors mark empty paragraphs with these. */
const INVISIBLE = /[\u200B\uFEFF\u00AD]/g;
/** Smaller pictures are icons, in CSS pixels. */
const ICON = 32;

const visible = (text: string) => text.replace(INVISIBLE, '').replace(/\u00A0/g, ' ');
const isBlank = ({ textContent }: Element) => visible(textContent).trim() === '';
const withoutScheme = (url: string) => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

/** A link as text: its address alone if its words say the same. */
function linkText(words: string, href: string): string {
  if (!/^https?:/i.test(href)) return words;
  if (words === '' || withoutScheme(words) === withoutScheme(href)) return href;
  return words.includes('\n') ? `${words}\n${href}` : `${words} (${href})`;
}

/** Collects words and pictures in their order. */
function collect(root: Element, linesArePlain: boolean): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  const breakLine = (count: number) => {
    text = text.replace(/[ \t]+$/, '');
    const present = /\n*$/.exec(text)?.[0].length ?? 0;
    if (text !== '') text += '\n'.repeat(Math.max(0, count - present));
  };
  const end = () => {
    const words = text.trim();
    if (words !== '') pieces.push({ text: words });
    text = '';
  };

  function image(element: Element): void {
    const alt = visible(element.getAttribute('alt') ?? '').trim();
    const [width, height] = ['width', 'height'].map((name) => element.getAttribute(name));
    // Sites draw emoji as pictures.
    if (/^\p{Extended_Pictographic}/u.test(alt) && alt.length <= 8) text += alt;
    else if (Math.max(Number(width ?? ICON + 1), Number(height ?? 0)) > ICON) {
      end();
      pieces.push({ picture: element.getAttribute('src') ?? '' });
    }
  }

  function link(element: Element): void {
    if (element.querySelector('img') !== null) {
      children(element);
      return;
    }
    const inner = collect(element, linesArePlain);
    const words = inner.map((piece) => ('text' in piece ? piece.text : '')).join('\n');
    text += linkText(words, element.getAttribute('href') ?? '');
  }

  function children(element: Element): void {
    for (const child of element.childNodes) visit(child);
  }

  function block(element: Element, tag: string): void {
    const isPlain = tag === 'P' && linesArePlain;
    const lines = PARAGRAPHS.has(tag) && !isPlain ? 2 : 1;
    if (isPlain && isBlank(element) && element.querySelector('img') === null) {
      breakLine(2);
      return;
    }
    breakLine(element.parentElement?.closest('li') ? 1 : lines);
    if (tag === 'LI') {
      const list = element.parentElement;
      const at = list ? [...list.children].indexOf(element) + 1 : 1;
      text += list?.tagName === 'OL' ? `${at}. ` : '- ';
    }
    children(element);
    breakLine(element.parentElement?.closest('li') ? 1 : lines);
  }

  function visit(node: Node): void {
    if (node instanceof Text) {
      const words = visible(node.data);
      const isKept = node.parentElement?.closest('pre') !== null;
      const flat = isKept ? words : words.replace(/\s+/g, ' ');
      text += /(?:^|\s)$/.test(text) && !isKept ? flat.trimStart() : flat;
    }
    if (!(node instanceof Element) || SKIPPED.has(node.tagName)) return;
    const { tagName: tag } = node;
    if (tag === 'BR') text += '\n';
    else if (tag === 'IMG') image(node);
    else if (tag === 'A') link(node);
    else if (PARAGRAPHS.has(tag) || LINES.has(tag)) block(node, tag);
    else {
      children(node);
      if (tag === 'TD' || tag === 'TH') text += ' ';
    }
  }

  children(root);
  end();
  return pieces;
}

/**
 * Reads content that was copied from a page or a word processor: paragraphs, lists and links become
 * plain text, in the order of the pictures between them.
 * @returns null if the browser's own plain text is as good: then the paste is its own
 */
export function pastedPieces(data: DataTransfer): Piece[] | null {
  const markup = data.getData('text/html');
  if (markup === '' || /^https?:\/\/\S+$/.test(data.getData('text/plain').trim())) return null;
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  // Blank lines are empty paragraphs in Naver's editor and often in Word: there a paragraph is a line.
  const linesArePlain = [...body.querySelectorAll('p')].some(
    (one) => isBlank(one) && one.querySelector('img') === null,
  );
  const isRich = linesArePlain || body.querySelector('a[href], img, li, p + p') !== null;
  const pieces = isRich ? collect(body, linesArePlain) : [];
  return pieces.length > 0 ? pieces : null;
}

/** Types a text at the cursor of a field, so that the browser's undo takes it back. */
function typeText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else types into a field with undo
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Pastes copied content into a text field as clean text; pictures are left out. */
export function pasteAsText(event: {
  clipboardData: DataTransfer;
  target: EventTarget;
  preventDefault: () => void;
}): void {
  const { clipboardData, target } = event;
  if (!(target instanceof HTMLTextAreaElement)) return;
  const pieces = pastedPieces(clipboardData);
  const texts = pieces?.flatMap((piece) => ('text' in piece ? piece.text : [])) ?? [];
  if (texts.length === 0) return;
  event.preventDefault();
  typeText(target, texts.join('\n\n'));
}
