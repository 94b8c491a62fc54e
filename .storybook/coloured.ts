/** Attributes that name or describe an element and colour nothing. Some have a new value in each story. */
const UNCOLOURED =
  /^(?:id|for|href|src|srcset|alt|title|name|value|key|datetime|data-collection|data-key|aria-(?:label|labelledby|describedby|controls|owns|activedescendant|row\w+|col\w+|posinset|setsize|valuetext))$/;

// Forms colour by these, and they are no attributes.
const states = ['checked', 'disabled'] as const;

function describe(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !UNCOLOURED.test(name))
    .map(({ name, value }) => `${name}=${value}`)
    .sort();
  const on = states.filter((state) => state in element && (element as HTMLInputElement)[state]);
  return [element.localName, ...attributes, ...on].join(' ');
}

const isWritten = (element: Element) =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
  );

/** Whether only screen readers find its content, which axe sees as well. */
const isClipped = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';

const isDrawn = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/**
 * The visible elements with text, by a description of each element and its ancestors. Elements with
 * the same description have the same colours at the same width.
 */
export function colouredElements(root: Element): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  const visit = (element: Element, above: string): void => {
    if (isClipped(element)) return;
    const description = `${above}\n${describe(element)}`;
    if (isWritten(element) && isDrawn(element)) {
      found.set(description, [...(found.get(description) ?? []), element]);
    }
    for (const child of [...element.children, ...(element.shadowRoot?.children ?? [])]) {
      visit(child, description);
    }
  };
  visit(root, String(innerWidth));
  return found;
}

const textStyles = ['color', 'fontSize', 'fontWeight', 'textShadow', 'textDecorationLine'] as const;
const groupStyles = ['opacity', 'filter', 'backdropFilter', 'mixBlendMode'] as const;

/** The values of an element without a background. */
const CLEAR = 'rgba(0, 0, 0, 0) none 1 none none normal';

/** The background of an element's text. */
interface Ground {
  /** The backgrounds, from the last opaque one on. */
  layers: string;
  /** The ancestors that exempt a text from contrast rules. */
  marks: string;
  /** Whether an ancestor blends its content with its background. */
  isBlended: boolean;
}

type Name = (typeof textStyles | typeof groupStyles)[number];
const valuesOf = (style: CSSStyleDeclaration, names: readonly Name[]) =>
  names.map((name) => style[name]).join(' ');

const hasPseudoElement = (element: Element) =>
  ['::before', '::after'].some((part) => getComputedStyle(element, part).content !== 'none');

const parentOf = (element: Element): Element | undefined =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

function groundOf(element: Element, known: Map<Element, Ground>): Ground {
  const before = known.get(element);
  if (before) return before;
  const parent = parentOf(element);
  const around = parent ? groundOf(parent, known) : { layers: '', marks: '', isBlended: false };
  const style = getComputedStyle(element);
  const { backgroundColor, backgroundImage, position } = style;
  const group = valuesOf(style, groupStyles);
  const isBlended = around.isBlended || group !== '1 none none normal';
  const isOpaque =
    /^rgb\(|^color\([^/]+$/.test(backgroundColor) && backgroundImage === 'none' && !isBlended;
  const background = `${backgroundColor} ${backgroundImage} ${group}`;
  // An element that may cover others than its ancestors is identified by its description.
  const isOver = hasPseudoElement(element) || !(isOpaque || /^(?:static|relative)$/.test(position));
  const layer = isOver ? `${innerWidth} ${describe(element)} ${background}` : background;
  const below = isOpaque ? '' : around.layers;
  const isMarked = element.matches('label, [disabled], [aria-disabled], [inert], [aria-hidden]');
  const ground = {
    layers: layer === CLEAR ? below : `${below}\n${layer}`,
    marks: isMarked ? `${around.marks}\n${describe(element)}` : around.marks,
    isBlended,
  };
  known.set(element, ground);
  return ground;
}

/** The style of the text around a link, from which the link must differ. */
function textAround(link: Element): string {
  let block = link.parentElement;
  while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
  if (!block || block.textContent === link.textContent) return '';
  return valuesOf(getComputedStyle(block), textStyles);
}

/**
 * How the texts of elements stand out in the present theme: their styles and what is behind them.
 * Two that are alike in both themes have the same contrast.
 */
export function looksOf(elements: Element[]): string[] {
  const known = new Map<Element, Ground>();
  return elements.map((element) => {
    const { layers, marks } = groundOf(element, known);
    const kind = element.matches('a, input, select, textarea') ? element.localName : '';
    const around = kind === 'a' ? textAround(element) : '';
    return [kind, valuesOf(getComputedStyle(element), textStyles), around, layers, marks].join(
      '\n',
    );
  });
}
