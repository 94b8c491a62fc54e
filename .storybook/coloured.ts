/** Attributes that name or describe an element and colour nothing. */
const UNCOLOURED =
  /^(?:id|for|href|src|srcset|alt|title|name|value|key|datetime|aria-(?:label|labelledby|describedby|controls|owns|activedescendant|row\w+|col\w+|posinset|setsize|valuetext))$/;

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

const isDrawn = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/**
 * The elements with text that are drawn, each with a description of itself and all that it stands
 * in: two with the same description have the same colours at the same width.
 */
export function colouredElements(root: Element): Map<Element, string> {
  const found = new Map<Element, string>();
  const visit = (element: Element, above: string): void => {
    const description = `${above}\n${describe(element)}`;
    if (isWritten(element) && isDrawn(element)) found.set(element, description);
    for (const child of [...element.children, ...(element.shadowRoot?.children ?? [])]) {
      visit(child, description);
    }
  };
  visit(root, String(innerWidth));
  return found;
}

/** Whether an element may stand over another one than those that it stands in. */
const isPlaced = (style: CSSStyleDeclaration) =>
  /absolute|fixed|sticky/.test(style.position) ||
  style.transform !== 'none' ||
  style.translate !== 'none' ||
  style.gridRowStart !== 'auto' ||
  style.marginTop.startsWith('-') ||
  style.marginLeft.startsWith('-');

/** What is painted behind a text, and what changes text and ground alike. */
interface Ground {
  layers: string;
  effects: string;
}

function groundOf(element: Element, { layers, effects }: Ground): Ground {
  const style = getComputedStyle(element);
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
  const isOpaque = backgroundColor.startsWith('rgb(');
  const effect = [opacity, filter, mixBlendMode].join(' ');
  const own = [
    backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
    backgroundImage === 'none' ? '' : backgroundImage,
    !isOpaque && isPlaced(style) ? describe(element) : '',
  ].join('');
  return {
    layers: isOpaque ? own : layers + own,
    effects: effect === '1 none normal' ? effects : `${effects}\n${effect}`,
  };
}

/**
 * Reads what decides how texts stand out in the theme of the moment: the colour and size of each,
 * and what is painted behind it. Two texts of which this is the same have the same contrast.
 * @param elements each with its description, which counts for a link in the midst of a text: it must
 *   differ from what stands around it as well
 */
export function readColours(elements: ReadonlyMap<Element, string>): Map<Element, string> {
  const grounds = new Map<Element, Ground>();
  const readGround = (element: Element | null): Ground => {
    if (!element) return { layers: '', effects: '' };
    const known = grounds.get(element);
    if (known) return known;
    const root = element.getRootNode();
    const host = root instanceof ShadowRoot ? root.host : null;
    const ground = groundOf(element, readGround(element.parentElement ?? host));
    grounds.set(element, ground);
    return ground;
  };
  const read = (element: Element, description: string): string => {
    const { color, display, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    if (display === 'inline' && element.matches('a[href]')) return description;
    const { layers, effects } = readGround(element);
    return [color, fontSize, fontWeight, textShadow, layers, effects].join('\n');
  };
  return new Map(
    [...elements].map(([element, description]) => [element, read(element, description)]),
  );
}
