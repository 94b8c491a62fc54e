import type { Fields } from '@contract/rules/text/fields';
import { Parser } from 'htmlparser2';
import { UpstreamFailure } from './failure';
import { safeValue } from './json';

/** An element as its text, or as its children by name; several of one name are a list. */
type Element = string | { [name: string]: Element | Element[] };

interface Open {
  name: string;
  text: string;
  children: Record<string, Element | Element[]>;
  isEmpty: boolean;
}

const ELEMENTS_MOST = 60_000;
const DEPTH_MOST = 24;
/** Elements, attributes and pieces of text together; each entity is a piece. */
const PARTS_MOST = 4 * ELEMENTS_MOST;

function add(parent: Open, name: string, value: Element): void {
  const known = parent.children[name];
  parent.isEmpty = false;
  if (known === undefined) parent.children[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else parent.children[name] = [known, value];
}

const safeText = ({ name, text }: Open): string => String(safeValue(name, text.trim()));

const open = (name: string): Open => ({
  name,
  text: '',
  // A service may name an element as it likes.
  children: Object.create(null) as Open['children'],
  isEmpty: true,
});

/**
 * Reads an XML document of data, whose attributes mean nothing. Values stay text. It refuses
 * documents with a type or entities, too deep or too long ones, and ones without an end.
 * @returns the root element as a field of its name
 * @throws UpstreamFailure unreadable
 */
export function parseXml(document: string): Fields {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(document)) throw new UpstreamFailure('unreadable');
  const top = open('');
  const path = [top];
  const state = { elements: 0, parts: 0, isTooLarge: false };
  const count = () => {
    state.parts += 1;
    state.isTooLarge ||= state.parts > PARTS_MOST;
    if (state.isTooLarge) parser.pause();
  };
  const parser = new Parser(
    {
      onopentag(name) {
        state.elements += 1;
        state.isTooLarge ||= state.elements > ELEMENTS_MOST || path.length > DEPTH_MOST;
        count();
        if (!state.isTooLarge) path.push(open(name));
      },
      onattribute: count,
      ontext(text) {
        count();
        const here = path.at(-1);
        if (here) here.text += text;
      },
      onclosetag() {
        const done = path.pop();
        const parent = path.at(-1);
        if (done && parent) add(parent, done.name, done.isEmpty ? safeText(done) : done.children);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(document);
  // The parser would itself close elements that the document left open.
  if (state.isTooLarge || path.length !== 1 || top.isEmpty) {
    throw new UpstreamFailure('unreadable');
  }
  return top.children;
}
