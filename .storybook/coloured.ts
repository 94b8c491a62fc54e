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
 * The elements with text that are drawn, each under a description of itself and all that it stands
 * in: two with the same description have the same colours at the same width.
 */
export function colouredElements(root: Element): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  const visit = (element: Element, above: string): void => {
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
