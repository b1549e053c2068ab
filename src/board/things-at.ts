/** Which things lie where the hand is, by what is drawn there: they need not know that they can be found. */

export interface Found {
  readonly thing: string;
  readonly element: Element;
}

type Finding = (event: MouseEvent) => string | undefined;

const surfaces = new WeakMap<Element, Finding>();

/** One element upon which many things lie says which of them is where. */
export function laySurface(element: Element, find: Finding): () => void {
  surfaces.set(element, find);
  return () => void surfaces.delete(element);
}

/** One element upon which many things lie: what is drawn there is none of them by itself. */
export const isSurface = (element: Element): boolean => surfaces.has(element);

const THING = '[data-thing], [id^="thing-"]';

export function thingOf(element: Element | null | undefined): Found | undefined {
  const found = element?.closest<HTMLElement | SVGElement>(THING);
  return found ? { thing: found.dataset.thing ?? found.id.slice('thing-'.length), element: found } : undefined;
}

/** Nothing to be taken up; but what is put upon it is put upon that thing. */
const STANDS_FOR = 'data-put-upon';

/** Around a thing, for the finger: whatever is printed there is meant before it. */
const isMargin = (element: Element) => Number(element.matches('.thing-target'));

const COVER = '[data-covers]';

/** What lies below something that covers it is not meant by anybody. */
function uncovered(elements: readonly Element[]): readonly Element[] {
  const cover = elements.findIndex((element) => element.matches(COVER));
  return cover < 0 ? elements : elements.slice(0, cover);
}

/** Everything at a point that is seen there, what lies on top first. */
export function thingsAt(event: MouseEvent): string[] {
  return thingsOn(event, elementsAt(event));
}

function elementsAt({ clientX, clientY }: MouseEvent): readonly Element[] {
  return uncovered(document.elementsFromPoint(clientX, clientY)).toSorted((a, b) => isMargin(a) - isMargin(b));
}

function thingsOn(event: MouseEvent, elements: readonly Element[]): string[] {
  const above: Element[] = [];
  return elements.flatMap((element) => {
    const found = surfaces.get(element)?.(event) ?? thingOf(element)?.thing;
    if (found !== undefined) above.push(element);
    // Whoever lies upon it is meant himself, unless it is the box that holds him.
    const isMeant = found === undefined && above.every((thing) => element.contains(thing));
    const thing = found ?? (isMeant ? element.getAttribute(STANDS_FOR) : null);
    return thing === null ? [] : [thing];
  });
}

/** So far beside a thing, or its name, it is still meant: in pixels to the side and up or down, the nearest first. */
const BESIDE = [4, 9, 14];

/** Upon what a thing would be put: what lies there, or, on bare ground, what lies close by. */
export function targetAt(event: MouseEvent, thing: string, canDrop: (thing: string, onto: string) => boolean): string | undefined {
  const elements = elementsAt(event);
  // Where another lies squarely, nothing is meant by whose margin that would be.
  const printed = thingsOn(
    event,
    elements.filter((element) => isMargin(element) === 0),
  );
  const here = printed.some((onto) => onto !== thing) ? printed : thingsOn(event, elements);
  const found = here.find((onto) => canDrop(thing, onto));
  if (found !== undefined || here.some((onto) => onto !== thing)) return found;
  for (const by of BESIDE)
    for (const dx of [0, by, -by])
      for (const dy of [0, by, -by]) {
        const near = thingOf(document.elementFromPoint(event.clientX + dx, event.clientY + dy))?.thing;
        if (near !== undefined && canDrop(thing, near)) return near;
      }
  return undefined;
}
