/** Where in a JSON file something is wrong: the line, as an editor counts it. */
import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';

/** JSON as it is, without comments and spare commas. */
const STRICT = { disallowComments: true, allowTrailingComma: false };

/** The line at which the text stops being JSON; undefined where it is. */
export function lineOfSyntaxFault(text: string): number | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, STRICT);
  const [first] = errors;
  return first && lineAt(text, first.offset);
}

/** The line of `axis.units.g-rifle`, or of the innermost thing around it that is there. */
export function lineOfPlace(text: string, place: string): number | undefined {
  const root = parseTree(text, [], STRICT);
  const path = place === '' ? [] : place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let known = path.length; root && known >= 0; known--) {
    const node = nodeAt(root, path.slice(0, known));
    if (node) return lineAt(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  }
  return undefined;
}

/** A number is a place in a list, or the name of a field that looks like one. */
function nodeAt(root: Node, path: readonly (string | number)[]): Node | undefined {
  return path.reduce<Node | undefined>(
    (node, step) => node && findNodeAtLocation(node, [node.type === 'object' ? String(step) : step]),
    root,
  );
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
